import { useId, useState } from 'react';
import { defaultCallLimits } from '../../../shared/actions/callLimits.ts';
import {
  defaultRules,
  mostOfLimit,
  type ServerRules,
} from '../../../shared/servers/serverRules.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { readLimit } from './rulesLimit.ts';
import styles from './ServerRules.module.css';

type Limit = keyof typeof mostOfLimit;

const minuteMs = 60_000;
const { limitMs, maximumMs } = defaultCallLimits;
const limits: readonly Limit[] = ['burst', 'perMinute', 'queued'];

interface RulesLimitsProps {
  readonly rules: ServerRules;
  readonly onChange: (rules: ServerRules) => void;
}

/** How often the server may ask (C-RAT-2). */
export function RulesLimits({ rules, onChange }: RulesLimitsProps) {
  const { rules: words } = useMessages();
  const id = useId();
  const isUsual = limits.every((limit) => rules[limit] === defaultRules[limit]);
  const { burst, perMinute, queued } = defaultRules;
  return (
    <div role="group" aria-labelledby={id} className={styles['limits']}>
      <h3 id={id}>{words.limits}</h3>
      <p className={styles['effect']}>{words.limitsText}</p>
      <div className={styles['fields']}>
        {limits.map((limit) => (
          <LimitField
            key={limit}
            limit={limit}
            current={rules[limit]}
            onChange={(value) => onChange({ ...rules, [limit]: value })}
          />
        ))}
      </div>
      <p className={styles['effect']}>
        {words.callTime({ minutes: limitMs / minuteMs, most: maximumMs / minuteMs })}
      </p>
      {!isUsual && (
        <div>
          <Button size="small" onPress={() => onChange({ ...rules, burst, perMinute, queued })}>
            {words.usualLimits}
          </Button>
        </div>
      )}
    </div>
  );
}

interface LimitFieldProps {
  readonly limit: Limit;
  readonly current: number;
  readonly onChange: (value: number) => void;
}

/** Saved when the field is left or Enter is pressed; what is no limit stays in the field and is not saved. */
function LimitField({ limit, current, onChange }: LimitFieldProps) {
  const { rules: words } = useMessages();
  const [text, setText] = useState(String(current));
  const [shown, setShown] = useState(current);
  const [hasLeft, setLeft] = useState(false);
  // A limit that was changed elsewhere replaces what stands in the field.
  if (shown !== current) {
    setShown(current);
    setText(String(current));
  }
  const most = mostOfLimit[limit];
  const value = readLimit(text, most);
  const commit = () => {
    setLeft(true);
    if (value !== null && value !== current) onChange(value);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <TextField
        label={words.limit[limit]}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setLeft(false);
        }}
        onBlur={commit}
        hint={words.limitHint({ most, usual: defaultRules[limit] })}
        error={hasLeft && value === null ? words.limitError({ most, current }) : null}
      />
    </form>
  );
}
