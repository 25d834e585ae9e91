import { useId, useRef } from 'react';
import type { Suggestions } from '../../../shared/catalogue/offerView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { InertText } from '../../ui/InertText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './offers.module.css';

interface SuggestedFieldProps {
  readonly serverName: string;
  /** Cleaned words of the server. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired: boolean;
  readonly value: string;
  readonly error: string | null;
  readonly isDisabled: boolean;
  readonly suggestions: Suggestions;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onTake: (value: string) => void;
}

/** More than these are no help. */
const shownAtMost = 12;

/** A field for one argument, with the values that the server suggests under it. */
export function SuggestedField(props: SuggestedFieldProps) {
  const { serverName, label, hint, suggestions, value, onTake } = props;
  const { offers } = useMessages();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const others = suggestions.values.filter((suggested) => suggested !== value);
  const shown = others.slice(0, shownAtMost);
  const hasMore = suggestions.hasMore || others.length > shownAtMost;
  return (
    <div ref={box} className={styles['field']}>
      <TextField
        label={<InertText text={label} />}
        {...(props.isRequired ? { mark: offers.required } : {})}
        {...(hint === undefined ? {} : { hint: <InertText text={hint} /> })}
        value={value}
        onChange={props.onChange}
        onFocus={props.onFocus}
        error={props.error}
        isRequired={props.isRequired}
        isDisabled={props.isDisabled}
      />
      {shown.length > 0 && (
        <div
          className={styles['suggestions']}
          role="group"
          aria-label={offers.suggestions({ server: serverName })}
        >
          <span aria-hidden="true">{offers.suggestions({ server: serverName })}</span>
          {shown.map((suggested, index) => (
            <button
              key={suggested}
              type="button"
              className={styles['suggestion']}
              disabled={props.isDisabled}
              // Named in our words alone; the value is its description.
              aria-label={offers.takeOver}
              aria-describedby={`${id}-${String(index)}`}
              onClick={() => {
                // The button goes; who came by keyboard goes on in the field.
                box.current?.querySelector('input')?.focus();
                onTake(suggested);
              }}
            >
              <span id={`${id}-${String(index)}`}>
                <InertText text={suggested} isCode />
              </span>
            </button>
          ))}
          {hasMore && <span className={styles['quiet']}>{offers.moreSuggestions}</span>}
        </div>
      )}
    </div>
  );
}
