import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToolArgumentsForm } from './ToolArgumentsForm.tsx';

afterEach(cleanup);

function draw(schema: Record<string, unknown>, initialText?: string) {
  const sent: unknown[] = [];
  render(
    <ToolArgumentsForm
      schema={schema}
      {...(initialText === undefined ? {} : { initialText })}
      submitLabel="Run"
      isDisabled={false}
      onSubmit={(text) => sent.push(JSON.parse(text))}
    />,
  );
  return sent;
}
const run = () => fireEvent.click(screen.getByRole('button', { name: 'Run' }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

const booking = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  required: ['party'],
  properties: {
    party: { type: 'integer', title: 'Party', minimum: 1 },
    note: { type: 'string', title: 'Note' },
    area: { type: 'string', title: 'Area', enum: ['in', 'out'] },
    vegan: { type: 'boolean', title: 'Vegan' },
    address: {
      type: 'object',
      title: 'Address',
      required: ['street'],
      properties: { street: { type: 'string', title: 'Street' } },
    },
    tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
  },
};

describe('a tool form', () => {
  it('sends what was filled and no more', () => {
    const sent = draw(booking);
    type('Party', '4');
    run();
    expect(sent).toEqual([{ party: 4 }]);
  });

  it('sends numbers, choices, yes or no, nested objects and lists with their types', () => {
    const sent = draw(booking);
    type('Party', '4');
    choose('out');
    choose('No');
    const address = screen.getByRole('group', { name: 'Address' });
    fireEvent.click(within(address).getByRole('button', { name: 'Add' }));
    type('Street', 'Main Street');
    const tags = screen.getByRole('group', { name: 'Tags' });
    fireEvent.click(within(tags).getByRole('button', { name: 'Add an entry' }));
    type('Entry 1', 'quiet');
    run();
    expect(sent).toEqual([
      {
        party: 4,
        area: 'out',
        vegan: false,
        address: { street: 'Main Street' },
        tags: ['quiet'],
      },
    ]);
  });

  it('says beside the field what is wrong, and sends nothing', () => {
    const sent = draw(booking);
    type('Party', '1.5');
    run();
    expect(sent).toEqual([]);
    expect(screen.getByText('Enter a whole number.')).toBeDefined();
    type('Party', '2');
    run();
    expect(sent).toHaveLength(1);
  });

  it('does not send a number that would lose digits', () => {
    const sent = draw({ type: 'object', properties: { id: { type: 'number', title: 'Id' } } });
    type('Id', '90071992547409910');
    run();
    expect(sent).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Id' })).toHaveProperty(
      'value',
      '90071992547409910',
    );
  });

  it('starts from given arguments', () => {
    draw(booking, '{"party": 7}');
    expect(screen.getByRole('textbox', { name: 'Party' })).toHaveProperty('value', '7');
  });

  it('has a button to run a tool without arguments', () => {
    const sent = draw({ type: 'object' });
    run();
    expect(sent).toEqual([{}]);
  });
});

describe('raw JSON', () => {
  const json = () => screen.getByRole('textbox', { name: 'Arguments as JSON' });

  it('takes what was typed along, both ways', () => {
    draw(booking);
    type('Party', '4');
    choose('Raw JSON');
    expect(JSON.parse((json() as HTMLTextAreaElement).value)).toMatchObject({ party: 4 });
    type('Arguments as JSON', '{"party": 5, "note": "x"}');
    choose('Form');
    expect(screen.getByRole('textbox', { name: 'Party' })).toHaveProperty('value', '5');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'x');
  });

  it('stays, with the reason, while it cannot be read', () => {
    const sent = draw(booking);
    choose('Raw JSON');
    type('Arguments as JSON', '{"party": ');
    choose('Form');
    expect(json().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/This is not valid JSON/)).toBeDefined();
    run();
    expect(sent).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a remote reference', { type: 'object', properties: { a: { $ref: 'https://x.example' } } }],
    ['a reference to nowhere', { type: 'object', properties: { a: { $ref: '#/$defs/none' } } }],
  ])('stands in for a form with %s', (_, schema) => {
    const sent = draw(schema);
    type('Arguments as JSON', '{"a": 1}');
    run();
    expect(sent).toEqual([{ a: 1 }]);
  });
});
