// Nested arguments, so that a client can show how it draws them.
import { z } from 'zod';
import { deskTool } from '../deskTool.ts';
import { success } from '../toolResult.ts';

const tableSchema = z
  .object({
    label: z.string().min(1).max(8).meta({ title: 'Label' }),
    seats: z.int().min(1).max(12).default(4).meta({ title: 'Seats' }),
    position: z
      .object({
        column: z.int().min(1).max(20).meta({ title: 'Column' }),
        row: z.int().min(1).max(10).meta({ title: 'Row' }),
      })
      .meta({ title: 'Position' }),
    tags: z
      .array(z.enum(['window', 'quiet', 'wheelchair', 'family']))
      .optional()
      .meta({ title: 'Good for' }),
  })
  .meta({ title: 'Table' });

export const floorPlan = deskTool({
  name: 'floor_plan',
  title: 'Draw a floor plan',
  description: 'Draws a room with its tables from nested arguments. Asks nothing.',
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  arguments: z.object({
    room: z
      .object({
        name: z.string().min(1).max(40).default('Main room').meta({ title: 'Name' }),
        outdoor: z.boolean().default(false).meta({ title: 'Outdoors' }),
        columns: z.int().min(1).max(20).default(10).meta({ title: 'Columns' }),
        rows: z.int().min(1).max(10).default(4).meta({ title: 'Rows' }),
      })
      .meta({ title: 'Room' }),
    tables: z.array(tableSchema).min(1).max(20).meta({ title: 'Tables' }),
  }),
  next: ({ room, tables }) => {
    const rows = Array.from({ length: room.rows }, (_, row) =>
      Array.from({ length: room.columns }, (__, column) => {
        const here = tables.find(
          ({ position }) => position.row === row + 1 && position.column === column + 1,
        );
        return (here?.label ?? '.').padEnd(3);
      }).join(''),
    );
    const seats = tables.reduce((sum, table) => sum + table.seats, 0);
    const heading = `${room.name}${room.outdoor ? ' (outdoors)' : ''}, ${String(seats)} seats`;
    return {
      kind: 'done',
      result: success([heading, ...rows].join('\n'), { room, tables, seats }),
    };
  },
});
