import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { ServerConfig } from '../../../shared/servers/serverConfig.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { PairRows } from '../../ui/PairRows.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { linesFromArguments, splitCommandLine } from './argumentLines.ts';
import { addPair, readDraft, type DraftErrors, type ServerDraft } from './serverDraft.ts';
import styles from './ServerForm.module.css';

interface ServerFormProps {
  readonly draft: ServerDraft;
  readonly onChange: (draft: ServerDraft) => void;
  /** The configuration that is edited; none for a new server. */
  readonly before: ServerConfig | null;
  readonly takenNames: readonly string[];
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly note?: ReactNode;
  readonly onSubmit: (name: string, config: ServerConfig) => void;
  readonly onCancel: () => void;
}

export function ServerForm(props: ServerFormProps) {
  const { draft, onChange, before, takenNames, submitLabel, isPending, note } = props;
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
    if (reading.ok) props.onSubmit(reading.name, reading.config);
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
      {draft.kind === 'stdio' && <ProgramFields {...{ draft, change, textOf }} />}
      {draft.kind === 'http' && <AddressFields {...{ draft, change, textOf }} />}
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
  readonly change: (changes: Partial<ServerDraft>) => void;
  readonly textOf: (field: keyof DraftErrors) => string | null;
}

function ProgramFields({ draft, change, textOf }: FieldsProps) {
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
        <PairRows
          label={servers.env}
          mark={common.optional}
          nameLabel={servers.pairName}
          valueLabel={servers.pairValue}
          addLabel={servers.addVariable}
          removeLabel={(name) => servers.removePair({ name })}
          rows={draft.env}
          error={textOf('env')}
          onChange={(env) => change({ env })}
          onAdd={() => change({ env: addPair(draft.env) })}
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

function AddressFields({ draft, change, textOf }: FieldsProps) {
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
        <PairRows
          label={servers.headers}
          mark={common.optional}
          hint={servers.headersHint}
          nameLabel={servers.pairName}
          valueLabel={servers.pairValue}
          addLabel={servers.addHeader}
          removeLabel={(name) => servers.removePair({ name })}
          rows={draft.headers}
          error={textOf('headers')}
          onChange={(headers) => change({ headers })}
          onAdd={() => change({ headers: addPair(draft.headers) })}
        />
      </div>
    </>
  );
}
