import type { ServerView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { RulesLimits } from './RulesLimits.tsx';
import { RulesModes } from './RulesModes.tsx';
import styles from './ServerRules.module.css';

interface ServerRulesProps {
  readonly server: ServerView;
  readonly onChange: (rules: ServerView['rules']) => void;
  readonly onReconnect: () => void;
}

/** What the person has decided for this server; each choice says its effect and is saved at once. */
export function ServerRules({ server, onChange, onReconnect }: ServerRulesProps) {
  const { rules: words } = useMessages();
  const { rules } = server;
  const { secretFields, allowHttp, era } = rules;
  return (
    <div className={styles['rules']}>
      <RulesModes server={server} onChange={onChange} onReconnect={onReconnect} />
      <div className={styles['rule']}>
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
      </div>
      <div className={styles['rule']}>
        <Switch isOn={allowHttp} onChange={(isOn) => onChange({ ...rules, allowHttp: isOn })}>
          {words.allowHttp}
        </Switch>
        <p className={styles['effect']} aria-live="polite">
          {words.allowHttpEffects[allowHttp ? 'on' : 'off']}
        </p>
      </div>
      <div className={styles['rule']}>
        <Segmented
          label={words.era}
          options={(['auto', 'modern', 'legacy'] as const).map((id) => ({
            id,
            label: words.eraChoices[id],
          }))}
          value={era}
          onChange={(chosen) => onChange({ ...rules, era: chosen })}
        />
        <p className={styles['effect']} aria-live="polite">
          {words.eraEffects[era]} {words.eraCounts}
        </p>
      </div>
      <RulesLimits rules={rules} onChange={onChange} />
    </div>
  );
}
