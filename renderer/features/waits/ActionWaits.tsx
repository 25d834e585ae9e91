import { useMessages } from '../../i18n/useMessages.ts';
import { useWaits } from '../../state/hooks.ts';
import { Section } from '../../ui/Page.tsx';
import { WaitGroupCard } from './WaitGroupCard.tsx';
import { groupWaits } from './waitGroups.ts';

interface ActionWaitsProps {
  readonly actionId: string;
}

/** The pages that one run waits for; nothing when there are none. */
export function ActionWaits({ actionId }: ActionWaitsProps) {
  const { common } = useMessages();
  const all = useWaits((state) => state.waits);
  const waits = all.filter(({ actionIds }) => actionIds.includes(actionId));
  if (waits.length === 0) return null;
  return (
    <Section title={common.waiting}>
      {groupWaits(waits).map((group) => (
        <WaitGroupCard key={group.key} group={group} isOfShownAction />
      ))}
    </Section>
  );
}
