// Prompts, resources and templates of the server of marked words, and what comes back of them.
import { mark, markedName, markedResult } from './markedWords.ts';

const argument = markedName('argument');
const variable = 'season';

export const markedPrompts = [
  {
    name: `${markedName('prompt')}_prompt`,
    title: mark('title of prompt'),
    description: mark('description of prompt'),
    arguments: [
      { name: argument, title: mark('argument'), description: mark('argument text') },
      { name: 'plain', description: mark('plain text'), required: true },
    ],
  },
];

export const markedResources = [
  {
    uri: `desk://${markedName('menu')}`,
    name: markedName('resource'),
    title: mark('title of resource'),
    description: mark('description of resource'),
    mimeType: mark('type'),
    size: 5,
  },
];

export const markedTemplates = [
  {
    uriTemplate: `desk://${markedName('template')}/{${variable}}`,
    name: markedName('template'),
    title: mark('title of template'),
    description: mark('description of template'),
  },
];

/** Some are not what they show: these are not suggested. */
export function markedSuggestions(): object {
  const values = [mark('suggestion'), 'MARK800 <b>bold</b> [x](https://mark.example/a)'];
  return { completion: { values, hasMore: true } };
}

export function markedPrompt(icon: string): object {
  const { content } = markedResult(icon);
  const blocks: readonly unknown[] = Array.isArray(content) ? content : [];
  return {
    description: mark('got'),
    messages: blocks.map((block, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: block,
    })),
  };
}

export function markedContents(): object {
  const uri = (place: string): string => `desk://${markedName(place)}`;
  return {
    contents: [
      { uri: uri('text'), mimeType: mark('text type'), text: mark('text') },
      { uri: uri('blob'), mimeType: `application/${markedName('blob')}`, blob: 'AAAA' },
      { uri: uri('sound'), mimeType: `audio/${markedName('sound')}`, blob: 'AAAA' },
    ],
  };
}
