import { describe, expect, it } from 'vitest';
import { parseRequestedSchema } from './parseRequestedSchema.ts';
import { toDrawingSchema } from './toDrawingSchema.ts';

describe('our own schema of a form', () => {
  it('names fields by place and keeps only what the gate understood (C-FRM-16, C-FRM-18)', () => {
    const properties: unknown = JSON.parse(`{
      "__proto__": { "type": "string", "title": "Name", "minLength": 1, "ui:widget": "password", "default": "x" },
      "10": { "type": "number", "multipleOf": 0.5, "exclusiveMinimum": 0, "description": "How much" },
      "mail": { "type": ["string", "null"], "format": "email" },
      "yes": { "type": "boolean", "const": true },
      "size": { "type": "string", "enum": ["s", "s", ""], "enumNames": ["Small", "Small", "None"] },
      "rating": { "type": "integer", "enum": [1, 2] },
      "days": { "type": "array", "minItems": 1, "items": { "anyOf": [{ "const": "mo", "title": "Monday" }] } }
    }`);
    const schema = { type: 'object', properties, required: ['yes', '__proto__'] };
    const reading = parseRequestedSchema(schema, { revision: '2025-11-25' });
    expect(reading.ok && toDrawingSchema(reading.form)).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['f1', 'f3'],
      properties: {
        f0: {
          type: 'number',
          title: '10',
          description: 'How much',
          multipleOf: 0.5,
          exclusiveMinimum: 0,
        },
        f1: { type: 'string', title: 'Name', minLength: 1 },
        f2: { type: 'string', title: 'mail', format: 'email' },
        f3: { type: 'boolean', title: 'yes', enum: [true] },
        f4: {
          type: 'string',
          title: 'size',
          oneOf: [
            { const: 's', title: 'Small' },
            { const: '', title: 'None' },
          ],
        },
        f5: {
          type: 'integer',
          title: 'rating',
          oneOf: [
            { const: 1, title: '1' },
            { const: 2, title: '2' },
          ],
        },
        f6: {
          type: 'array',
          title: 'days',
          minItems: 1,
          uniqueItems: true,
          items: { type: 'string', oneOf: [{ const: 'mo', title: 'Monday' }] },
        },
      },
    });
  });
});
