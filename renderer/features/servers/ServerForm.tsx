import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { SlotValue } from '../../../shared/servers/secretReferences.ts';
import type { ServerConfig } from '../../../shared/servers/serverConfig.ts';
import type { ServerSecret } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { linesFromArguments, splitCommandLine } from './argumentLines.ts';
import { readDraft, type DraftErrors, type ServerDraft } from './serverDraft.ts';
import { ValueRows } from './ValueRows.tsx';
import styles from './ServerForm.module.css';

interface ServerFormProps {
  readonly draft: ServerDraft;
  readonly onChange: (draft: ServerDraft) => void;
  /** The configuration that is edited; none for a new server. */
  readonly before: ServerConfig | null;
  /** What is known of the secrets that it refers to. */
  readonly secrets?: readonly ServerSecret[];
  readonly takenNames: readonly string[];
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly note?: ReactNode;
  /** `secrets`: values for the keystore, which the configuration does not hold. */
  readonly onSubmit: (name: string, config: ServerConfig, secrets: readonly SlotValue[]) => void;
  readonly onCancel: () => void;
}

export function ServerForm(props: ServerFormProps) {
  const { draft, onChange, before, secrets = [], takenNames, submitLabel, isPending, note } = props;
  const { common, servers } = useMessages();
  const [isChecked, setChecked] = useState(false);
  const reading = readDraft(draft, takenNames, before);
  const errors: DraftErrors = isChecked && !reading.ok ? reading.errors : {};
  const change = (changes: Partial<ServerDraft>) => onChange({ ...draft, ...changes });
  const textOf = (field: keyof DraftErrors) => {
    const id = errors[field];
    return id === undefined ? null : servers.formErrors[id];
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (reading.ok) props.onSubmit(reading.name, reading.config, reading.secrets);
    else event.currentTarget.querySelector<HTMLElement>(selectorOf(reading.errors))?.focus();
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {note}
      <div data-field="name">
        <TextField
          label={servers.name}
          mark={common.required}
          hint={servers.nameHint}
          value={draft.name}
          error={textOf('name')}
          onChange={(name) => change({ name })}
        />
      </div>
      {draft.kind === 'stdio' && <ProgramFields {...{ draft, secrets, change, textOf }} />}
      {draft.kind === 'http' && <AddressFields {...{ draft, secrets, change, textOf }} />}
      {draft.kind === 'demo' && <ErrorNote tone="neutral" title={servers.demoNote} />}
      <div className={styles['buttons']}>
        <Button variant="primary" type="submit" isDisabled={isPending}>
          {submitLabel}
        </Button>
        <Button onPress={props.onCancel}>{common.cancel}</Button>
      </div>
    </form>
  );
}

/** The first control of the first field with an error, in the order of the form. */
function selectorOf(errors: DraftErrors): string {
  return Object.keys(errors)
    .map((field) => `[data-field="${field}"] :is(input, textarea)`)
    .join(', ');
}

interface FieldsProps {
  readonly draft: ServerDraft;
  readonly secrets: readonly ServerSecret[];
  readonly change: (changes: Partial<ServerDraft>) => void;
  readonly textOf: (field: keyof DraftErrors) => string | null;
}

function ProgramFields({ draft, secrets, change, textOf }: FieldsProps) {
  const { common, servers } = useMessages();
  const words = splitCommandLine(draft.command);
  const isLine = words.length > 1 && draft.args.trim() === '';
  const split = () => {
    const [command = '', ...args] = words;
    change({ command, args: linesFromArguments(args) });
  };
  return (
    <>
      <div data-field="command" className={styles['together']}>
        <TextField
          label={servers.commandLabel}
          mark={common.required}
          hint={servers.commandHint}
          value={draft.command}
          error={textOf('command')}
          onChange={(command) => change({ command })}
          isMono
        />
        {isLine && (
          <ErrorNote
            tone="amber"
            title={servers.looksLikeLine}
            actions={<Button onPress={split}>{servers.splitLine}</Button>}
          />
        )}
      </div>
      <TextArea
        label={servers.args}
        mark={common.optional}
        hint={servers.argsHint}
        value={draft.args}
        onChange={(args) => change({ args })}
        isMono
      />
      <div data-field="env">
        <ValueRows
          label={servers.env}
          addLabel={servers.addVariable}
          rows={draft.env}
          error={textOf('env')}
          secrets={secrets}
          onChange={(env) => change({ env })}
        />
      </div>
      <TextField
        label={servers.cwd}
        mark={common.optional}
        hint={servers.cwdHint}
        value={draft.cwd}
        onChange={(cwd) => change({ cwd })}
        isMono
      />
    </>
  );
}

function AddressFields({ draft, secrets, change, textOf }: FieldsProps) {
  const { common, servers } = useMessages();
  return (
    <>
      <div data-field="url">
        <TextField
          label={servers.url}
          mark={common.required}
          hint={servers.urlHint}
          value={draft.url}
          error={textOf('url')}
          onChange={(url) => change({ url })}
          isMono
        />
      </div>
      <div data-field="headers">
        <ValueRows
          label={servers.headers}
          hint={servers.headersHint}
          addLabel={servers.addHeader}
          rows={draft.headers}
          error={textOf('headers')}
          secrets={secrets}
          onChange={(headers) => change({ headers })}
        />
      </div>
    </>
  );
}
