import type { ServerRules as Rules } from '../../../shared/servers/serverRules.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Switch } from '../../ui/Switch.tsx';
import styles from './ServerRules.module.css';

interface ServerRulesProps {
  readonly rules: Rules;
  readonly onChange: (rules: Rules) => void;
}

/** What the person has decided for this server; each choice says its effect and is saved at once. */
export function ServerRules({ rules, onChange }: ServerRulesProps) {
  const { rules: words } = useMessages();
  const { secretFields, allowHttp } = rules;
  return (
    <>
      <Segmented
        label={words.secretFields}
        options={(['warn', 'refuse'] as const).map((id) => ({
          id,
          label: words.secretFieldsChoices[id],
        }))}
        value={secretFields}
        onChange={(chosen) => onChange({ ...rules, secretFields: chosen })}
      />
      <p className={styles['effect']} aria-live="polite">
        {words.secretFieldsEffects[secretFields]} {words.fromNextQuestion}
      </p>
      <Switch isOn={allowHttp} onChange={(isOn) => onChange({ ...rules, allowHttp: isOn })}>
        {words.allowHttp}
      </Switch>
      <p className={styles['effect']} aria-live="polite">
        {words.allowHttpEffects[allowHttp ? 'on' : 'off']}
      </p>
    </>
  );
}
