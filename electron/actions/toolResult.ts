// From the result of a tool on the wire to what the window draws.
import { isRecord, readBlocks, readContent, toText, type ToolOutcome } from './resultBlocks.ts';

/** Null when the result is no tool result at all. */
export function readToolResult(result: unknown): ToolOutcome | null {
  if (!isRecord(result)) return null;
  const content = result['content'];
  const structured = result['structuredContent'];
  if (!Array.isArray(content) && structured === undefined) return null;
  return {
    isError: result['isError'] === true,
    ...readBlocks(Array.isArray(content) ? content : [], readContent),
    ...(structured === undefined ? {} : { structured: toText(structured) }),
  };
}
