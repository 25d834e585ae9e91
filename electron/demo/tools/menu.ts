// A result of every content kind, without a question.
import { z } from 'zod';
import { deskTool } from '../deskTool.ts';
import { drawBowl } from '../drawBowl.ts';
import { menuResource } from '../menuResource.ts';

export const menu = deskTool({
  name: 'menu',
  title: 'Show the menu',
  description: "Shows today's menu with a picture. Asks nothing.",
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  arguments: z.object({}),
  next: () => ({
    kind: 'done',
    result: {
      content: [
        { type: 'text', text: menuResource.text },
        { type: 'image', data: drawBowl(), mimeType: 'image/png' },
        {
          type: 'resource_link',
          uri: menuResource.uri,
          name: menuResource.name,
          title: menuResource.title,
          description: 'The same menu as a resource of this server.',
          mimeType: menuResource.mimeType,
        },
      ],
      structuredContent: { dishes: menuResource.dishes },
    },
  }),
});
