// Which of the ended actions are still kept: a hundred, as far as their results fit into memory; the oldest go first. The one
// that ended last stays, whatever it holds.
import type { ActionView, ResultBlock } from '../../shared/actions/actionView.ts';

const maxKept = 100;
/** Of results and arguments together, in UTF-16 code units; a text of ASCII takes a byte for each. */
export const maxKeptUnits = 32_000_000;

/** The ids of those that go. */
export function actionsToForget(views: readonly ActionView[]): readonly string[] {
  const forgotten: string[] = [];
  const ended = views
    .filter(({ endedAtMs }) => endedAtMs !== null)
    // Of those that ended at once the one that began last counts as the last.
    .reverse()
    .sort((a, b) => (b.endedAtMs ?? 0) - (a.endedAtMs ?? 0));
  let left = maxKept - (views.length - ended.length);
  let unitsLeft = maxKeptUnits;
  for (const [index, view] of ended.entries()) {
    left -= 1;
    unitsLeft -= weightOf(view);
    if (index > 0 && (left < 0 || unitsLeft < 0)) forgotten.push(view.id);
  }
  return forgotten;
}

function weightOf({ argumentsText, status }: ActionView): number {
  if (status.kind !== 'finished') return argumentsText.length;
  const { blocks, structured = '' } = status;
  return blocks.reduce(
    (sum, block) => sum + unitsOf(block),
    argumentsText.length + structured.length,
  );
}

function unitsOf(block: ResultBlock): number {
  switch (block.type) {
    case 'text':
      return block.text.length;
    case 'image':
    case 'audio':
      return block.base64.length;
    case 'link':
      return block.uri.length + block.name.length;
    case 'resource':
      return block.uri.length + (block.text?.length ?? 0);
    case 'unknown':
      return block.json.length;
    case 'audio-not-played':
    case 'role':
    case 'media-left-out':
      return 0;
  }
}
