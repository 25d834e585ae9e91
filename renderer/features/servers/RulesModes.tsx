import type { ServerView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { toldOf } from './rulesTold.ts';
import styles from './ServerRules.module.css';

interface RulesModesProps {
  readonly server: ServerView;
  readonly onChange: (rules: ServerView['rules']) => void;
  readonly onReconnect: () => void;
}

/** In which ways the server may ask, and what it was told of them (C-CAP-5). */
export function RulesModes({ server, onChange, onReconnect }: RulesModesProps) {
  const { rules: words } = useMessages();
  const { name, rules } = server;
  const { modes, changeCounts } = toldOf(server);
  return (
    <>
      <div className={styles['told']} aria-live="polite">
        <p>{words.told[modes]({ server: name })}</p>
        {changeCounts !== null && <p>{words.changeCounts[changeCounts]}</p>}
        {changeCounts === 'reconnecting' && (
          <Button size="small" icon="again" onPress={onReconnect}>
            {words.reconnectNow}
          </Button>
        )}
      </div>
      {(['formMode', 'urlMode'] as const).map((mode) => (
        <div key={mode} className={styles['rule']}>
          <Switch isOn={rules[mode]} onChange={(isOn) => onChange({ ...rules, [mode]: isOn })}>
            {words[mode]}
          </Switch>
          <p className={styles['effect']}>{words[`${mode}Effects`][rules[mode] ? 'on' : 'off']}</p>
        </div>
      ))}
    </>
  );
}
