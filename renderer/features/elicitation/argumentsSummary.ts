// The arguments of a tool call in a few words: `party: 4, date: "2026-12-24"`. The names are the server's.
import { cleanText } from '../../../shared/text/cleanText.ts';

const lengthLimit = 80;

export function argumentsSummary(argumentsText: string): string {
  const entries = Object.entries(parse(argumentsText));
  const words = entries.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ');
  const { visible } = cleanText(words, 'fieldDescription');
  return visible.length > lengthLimit ? `${visible.slice(0, lengthLimit).trimEnd()}…` : visible;
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // Only what was sent as JSON gets here; without a summary the details still show the text.
    return {};
  }
}
