// From the result of a prompt or a resource on the wire to what the window draws: the same blocks as a tool's.
import type { ResultBlock } from '../../shared/actions/actionView.ts';
import {
  isRecord,
  readBlocks,
  readContent,
  readResource,
  unknownBlock,
  type Clean,
  type ToolOutcome,
} from './resultBlocks.ts';

/** Null when it is no prompt's result. Each message begins with whose it is. */
export function readPromptResult(result: unknown): ToolOutcome | null {
  if (!isRecord(result) || !Array.isArray(result['messages'])) return null;
  const { description } = result;
  const messages: readonly unknown[] = result['messages'];
  const said = typeof description === 'string' && description !== '' ? [{ description }] : [];
  return { isError: false, ...readBlocks([...said, ...messages], readMessage) };
}

function readMessage(entry: unknown, clean: Clean): readonly ResultBlock[] {
  if (!isRecord(entry)) return [unknownBlock(entry)];
  const { description, role, content } = entry;
  if (role === undefined && typeof description === 'string') {
    return [{ type: 'text', text: clean(description, 'resultText') }];
  }
  if (role !== 'user' && role !== 'assistant') return [unknownBlock(entry)];
  return [{ type: 'role', role }, ...readContent(content, clean)];
}

/** Null when it is no resource's result. */
export function readResourceResult(result: unknown): ToolOutcome | null {
  if (!isRecord(result) || !Array.isArray(result['contents'])) return null;
  return { isError: false, ...readBlocks(result['contents'], readContents) };
}

function readContents(entry: unknown, clean: Clean): readonly ResultBlock[] {
  return (isRecord(entry) ? readResource(entry, clean) : null) ?? [unknownBlock(entry)];
}
