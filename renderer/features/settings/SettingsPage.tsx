import { keptDays, type KeptDays } from '../../../shared/history/historyPage.ts';
import type { Settings } from '../../../shared/ipc/contract.ts';
import type { Messages } from '../../i18n/catalogues.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useGuards, useSettings } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Page, Section } from '../../ui/Page.tsx';
import { Select } from '../../ui/Select.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import styles from './SettingsPage.module.css';

/** Every language under its own name, so that it is found whatever language is shown. */
const languageNames = { en: 'English', 'zh-TW': '繁體中文', ja: '日本語' } as const;
const themes = ['system', 'light', 'dark'] as const;

export function SettingsPage() {
  const { common, guard, history, settings: words } = useMessages();
  const api = useApi();
  const { call, failure } = useCall();
  const { settings, version } = useSettings((state) => state);
  const refusedCalls = useGuards((state) => state.refusedCalls);
  const update = (changes: Partial<Settings>) => void call(api.app.updateSettings(changes));

  return (
    <Page title={words.title}>
      <FailureNote failure={failure} />
      <Section title={words.appearance}>
        <div className={styles['fields']}>
          <Select<Settings['locale']>
            label={words.language}
            value={settings.locale}
            onChange={(locale) => update({ locale })}
            options={[
              { id: 'system', label: words.systemLanguage },
              { id: 'en', label: languageNames.en },
              { id: 'zh-TW', label: languageNames['zh-TW'] },
              { id: 'ja', label: languageNames.ja },
            ]}
          />
          <Select<Settings['theme']>
            label={words.theme}
            value={settings.theme}
            onChange={(theme) => update({ theme })}
            options={themes.map((id) => ({ id, label: words.themes[id] }))}
          />
        </div>
      </Section>
      <Section title={common.history}>
        <div className={styles['fields']}>
          <Select<`${KeptDays}`>
            label={history.keep}
            value={`${settings.historyDays}`}
            onChange={(chosen) => {
              const historyDays = keptDays.find((days) => `${days}` === chosen);
              if (historyDays !== undefined) update({ historyDays });
            }}
            options={keptDays.map((days) => ({ id: `${days}`, label: keptFor(days, history) }))}
          />
        </div>
        <p className={styles['version']}>{history.keepHint}</p>
      </Section>
      <Section title={words.about}>
        <p className={styles['version']}>{words.version({ version })}</p>
        {refusedCalls > 0 && (
          <ErrorNote tone="amber" title={guard.refusedCalls({ count: refusedCalls })}>
            <p>{guard.refusedCallsText}</p>
          </ErrorNote>
        )}
      </Section>
    </Page>
  );
}

function keptFor(days: KeptDays, words: Messages['history']): string {
  if (days === 0) return words.thisRun;
  return days === 365 ? words.year : words.days({ days });
}
