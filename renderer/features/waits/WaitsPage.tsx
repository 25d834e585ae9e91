import { useMessages } from '../../i18n/useMessages.ts';
import { useWaits } from '../../state/hooks.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { WaitGroupCard } from './WaitGroupCard.tsx';
import { groupWaits } from './waitGroups.ts';
import styles from './waits.module.css';

/** Everything that waits for a page in the person's browser. */
export function WaitsPage() {
  const { common, waits: words } = useMessages();
  const waits = useWaits((state) => state.waits);
  return (
    <Page title={common.waiting}>
      {waits.length === 0 ? (
        <EmptyState icon="waiting" title={words.emptyTitle}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className={styles['groups']}>
          {groupWaits(waits).map((group) => (
            <li key={group.key}>
              <WaitGroupCard group={group} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
