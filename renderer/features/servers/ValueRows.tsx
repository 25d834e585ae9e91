import type { ServerSecret } from '../../../shared/servers/serverView.ts';
import { namesIn } from '../../../shared/servers/secretReferences.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { PairRows } from '../../ui/PairRows.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { addPair, isForKeystore, isKept, type Pair } from './serverDraft.ts';
import { useKeystore } from './useKeystore.ts';
import styles from './ValueRows.module.css';

interface ValueRowsProps {
  readonly label: string;
  readonly hint?: string;
  readonly addLabel: string;
  readonly rows: readonly Pair[];
  readonly error: string | null;
  /** Those that the configuration refers to now. */
  readonly secrets: readonly ServerSecret[];
  readonly onChange: (rows: readonly Pair[]) => void;
}

/** Headers or variables: literal values, and secrets, which can be replaced and not read. */
export function ValueRows({ rows, secrets, onChange, ...rest }: ValueRowsProps) {
  const { common, servers, secrets: words } = useMessages();
  const change = (id: number, changes: Partial<Pair>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));

  const instead = (row: Pair) =>
    isKept(row) ? (
      <KeptValue
        row={row}
        secrets={secrets}
        onReplace={() => change(row.id, { isReplacing: true })}
      />
    ) : null;
  const below = (row: Pair) => {
    if (isKept(row)) return null;
    if (row.isReplacing) {
      const keepOld = () => change(row.id, { isReplacing: false, value: '' });
      return (
        <Button size="small" variant="quiet" onPress={keepOld}>
          {words.keepOld({ name: row.name })}
        </Button>
      );
    }
    if (row.name === '' && row.value === '') return null;
    return (
      <Switch isOn={isForKeystore(row)} onChange={(isSecret) => change(row.id, { isSecret })}>
        {words.keep({ name: row.name })}
      </Switch>
    );
  };

  return (
    <div className={styles['together']}>
      <PairRows
        {...rest}
        mark={common.optional}
        nameLabel={servers.pairName}
        valueLabel={servers.pairValue}
        removeLabel={(name) => servers.removePair({ name })}
        rows={rows}
        instead={instead}
        below={below}
        onChange={onChange}
        onAdd={() => onChange(addPair(rows))}
      />
      <KeystoreNote rows={rows} />
    </div>
  );
}

/** Where what is marked as a secret goes. */
function KeystoreNote({ rows }: { readonly rows: readonly Pair[] }) {
  const { secrets: words } = useMessages();
  const hasSecret = rows.some((row) => !isKept(row) && row.value !== '' && isForKeystore(row));
  const keystore = useKeystore(hasSecret);
  if (!hasSecret || keystore === null) return null;
  if (keystore === 'system') return <p className={styles['hint']}>{words.keepHint}</p>;
  return (
    <ErrorNote tone="amber" title={words.noKeystore}>
      <p>{words.noKeystoreForm}</p>
    </ErrorNote>
  );
}

interface KeptValueProps {
  readonly row: Pair;
  readonly secrets: readonly ServerSecret[];
  readonly onReplace: () => void;
}

function KeptValue({ row, secrets, onReplace }: KeptValueProps) {
  const { servers, secrets: words } = useMessages();
  const text = row.kept ?? '';
  const names = namesIn(text);
  const states = secrets.filter(({ name }) => names.includes(name)).map(({ state }) => state);
  // The least that is true of all of them.
  const state = (['missing', 'run-only'] as const).find((one) => states.includes(one)) ?? 'kept';
  return (
    <div className={styles['kept']} role="group" aria-label={servers.pairValue}>
      <span className={styles['text']}>
        {words.states[state]}
        <code className={styles['reference']}>
          <InertText text={text} isCode />
        </code>
      </span>
      <Button size="small" aria-label={words.replaceNamed({ name: row.name })} onPress={onReplace}>
        {words.replace}
      </Button>
    </div>
  );
}
