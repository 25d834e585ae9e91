import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { TextField } from './TextField.tsx';
import styles from './PairRows.module.css';

export interface PairRow {
  readonly id: number;
  readonly name: string;
  readonly value: string;
}

interface PairRowsProps<Row extends PairRow> {
  readonly label: string;
  /** A word beside the label. */
  readonly mark?: string;
  readonly hint?: string;
  readonly nameLabel: string;
  readonly valueLabel: string;
  readonly addLabel: string;
  readonly removeLabel: (name: string) => string;
  readonly rows: readonly Row[];
  readonly error: string | null;
  readonly onChange: (rows: readonly Row[]) => void;
  /** What stands in place of a value that cannot be typed; null for an ordinary one. */
  readonly instead?: (row: Row) => ReactNode;
  /** Under a row. */
  readonly below?: (row: Row) => ReactNode;
  readonly onAdd: () => void;
}

/** Rows of names and values: variables, headers. */
export function PairRows<Row extends PairRow>({
  label,
  mark,
  hint,
  rows,
  error,
  onChange,
  onAdd,
  instead = () => null,
  below = () => null,
  ...words
}: PairRowsProps<Row>) {
  const change = (id: number, changes: Partial<PairRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>
        {label}
        {mark !== undefined && <span className={styles['mark']}>{mark}</span>}
      </legend>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {rows.map((row) => (
        <div key={row.id} className={styles['row']}>
          <TextField
            label={words.nameLabel}
            value={row.name}
            onChange={(name) => change(row.id, { name })}
            isMono
          />
          {instead(row) ?? (
            <TextField
              label={words.valueLabel}
              value={row.value}
              onChange={(value) => change(row.id, { value })}
              isMono
            />
          )}
          <IconButton
            icon="close"
            label={words.removeLabel(row.name)}
            onPress={() => onChange(rows.filter(({ id }) => id !== row.id))}
          />
          <div className={styles['below']}>{below(row)}</div>
        </div>
      ))}
      {error !== null && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      <Button size="small" icon="add" onPress={onAdd}>
        {words.addLabel}
      </Button>
    </fieldset>
  );
}
