import type { GuardView, HeldBackReason } from '../../../shared/guard/guardView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { sinceText } from './sinceText.ts';

interface HeldBackNoteProps {
  readonly serverName: string;
  readonly guard: GuardView;
  readonly nowMs: number;
  readonly onClear: () => void;
}

const reasons: readonly HeldBackReason[] = ['over-limit', 'paused', 'undeclared', 'by-rule'];

/** How many questions were not shown, since when and why (C-RAT-2, C-RAT-3); nothing where there was none. */
export function HeldBackNote({ serverName, guard, nowMs, onClear }: HeldBackNoteProps) {
  const { guard: words } = useMessages();
  const formats = useFormats();
  const { heldBack, sinceMs } = guard;
  const told = reasons.filter((reason) => heldBack[reason] > 0);
  if (told.length === 0 || sinceMs === null) return null;
  const title = words.heldBack({
    count: told.reduce((sum, reason) => sum + heldBack[reason], 0),
    since: sinceText(formats, sinceMs, nowMs),
    reasons: formats.list(
      told.map((reason) => words.heldBackReasons[reason]({ count: heldBack[reason] })),
    ),
  });
  return (
    <ErrorNote
      tone="neutral"
      title={title}
      actions={
        <Button size="small" aria-label={words.clearOf({ server: serverName })} onPress={onClear}>
          {words.clear}
        </Button>
      }
    />
  );
}
