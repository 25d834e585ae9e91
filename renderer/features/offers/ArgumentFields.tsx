import { useState, type ReactNode } from 'react';
import type { CallArguments } from '../../../shared/ipc/contract.ts';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { NamedTexts } from '../../state/navigation.ts';
import { Button } from '../../ui/Button.tsx';
import { SuggestedField } from './SuggestedField.tsx';
import { useSuggestions } from './useSuggestions.ts';
import styles from './offers.module.css';

export interface ArgumentField {
  /** As it goes on the wire. */
  readonly name: string;
  /** Cleaned words of the server. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired: boolean;
}

interface ArgumentFieldsProps {
  readonly server: ServerView;
  readonly source: CallArguments['servers.suggest']['source'];
  readonly fields: readonly ArgumentField[];
  readonly initial: NamedTexts;
  readonly isDisabled: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (values: [name: string, text: string][]) => void;
  /** Between the fields and the button: what becomes of the values. */
  readonly children?: (values: NamedTexts) => ReactNode;
}

/** Texts for the arguments of a prompt or the names in a template; an empty one is not sent. */
export function ArgumentFields(props: ArgumentFieldsProps) {
  const { server, source, fields, initial, isDisabled, submitLabel, onSubmit, children } = props;
  const { offers } = useMessages();
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(() => new Map(initial));
  const [hasTried, setTried] = useState(false);
  const suggestions = useSuggestions(server, source);

  const valuesOf = (from: ReadonlyMap<string, string>): [name: string, text: string][] =>
    fields.flatMap(({ name }): [string, string][] => {
      const text = from.get(name) ?? '';
      return text === '' ? [] : [[name, text]];
    });
  const isMissing = ({ name, isRequired }: ArgumentField) =>
    isRequired && (texts.get(name) ?? '') === '';
  const ask = (name: string, from: ReadonlyMap<string, string>) =>
    suggestions.ask({
      argument: name,
      value: from.get(name) ?? '',
      others: valuesOf(from).filter(([other]) => other !== name),
    });
  const put = (name: string, text: string): ReadonlyMap<string, string> => {
    const next = new Map(texts).set(name, text);
    setTexts(next);
    return next;
  };
  const submit = () => {
    setTried(true);
    if (!fields.some(isMissing)) onSubmit(valuesOf(texts));
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fields.length === 0 && <p className={styles['quiet']}>{offers.noArguments}</p>}
      <div className={styles['server']} data-server-text="form">
        {fields.map((field) => (
          <SuggestedField
            key={field.name}
            serverName={server.name}
            label={field.label}
            hint={field.hint}
            isRequired={field.isRequired}
            value={texts.get(field.name) ?? ''}
            error={hasTried && isMissing(field) ? offers.missing : null}
            isDisabled={isDisabled}
            suggestions={suggestions.of(field.name)}
            onChange={(text) => ask(field.name, put(field.name, text))}
            onFocus={() => ask(field.name, texts)}
            onTake={(text) => ask(field.name, put(field.name, text))}
          />
        ))}
      </div>
      {children?.(valuesOf(texts))}
      <div>
        <Button type="submit" variant="primary" isDisabled={isDisabled}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
