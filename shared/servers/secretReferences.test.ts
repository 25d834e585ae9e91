import { describe, expect, it } from 'vitest';
import {
  namesIn,
  namesOf,
  recipientOf,
  referenceTo,
  resolveText,
  slotsOf,
  soleName,
  withValues,
} from './secretReferences.ts';

describe('references to secrets', () => {
  it.each<[string, readonly string[]]>([
    ['${secret:acme-token}', ['acme-token']],
    ['Bearer ${secret:acme-token}', ['acme-token']],
    ['${secret:a}:${secret:b.2_x}@${secret:a}', ['a', 'b.2_x']],
    ['$${secret:a}', ['a']],
    ['${secret:}', []],
    ['${secret:a b}', []],
    ['${secret: a}', []],
    ['${SECRET:a}', []],
    ['${secret:a', []],
    ['${secret:-a}', []],
    ['${secret:__proto__}', []],
    [`\${secret:${'x'.repeat(100)}}`, ['x'.repeat(100)]],
    [`\${secret:${'x'.repeat(101)}}`, []],
    ['plain', []],
  ])('in %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('a value that is one reference and nothing else has its name', () => {
    expect(soleName(referenceTo('acme'))).toBe('acme');
    expect(soleName(`Bearer ${referenceTo('acme')}`)).toBeNull();
    expect(soleName(referenceTo('a') + referenceTo('b'))).toBeNull();
  });

  it('are replaced by values as they are, which are not read again', () => {
    const values = { a: '${secret:b}', b: "$& $1 $' x" } as const;
    const valueOf = (name: string) => (name === 'a' ? values.a : values.b);
    expect(resolveText('<${secret:a}|${secret:b}>', valueOf)).toBe(`<${values.a}|${values.b}>`);
    expect(resolveText('nothing here', valueOf)).toBe('nothing here');
  });
});

describe('the values of a configuration', () => {
  const program = {
    command: 'x',
    args: ['${secret:no}'],
    env: { A: '${secret:a}', B: 'b${secret:a}' },
  };
  const site = { url: 'https://acme.example:8443/mcp', headers: { H: 'Bearer ${secret:h}' } };
  const demo = { frontdesk: { demo: 'modern' } } as const;

  it('are its variables or headers, and never arguments', () => {
    expect(slotsOf(program)).toEqual([
      { place: 'env', key: 'A', value: '${secret:a}' },
      { place: 'env', key: 'B', value: 'b${secret:a}' },
    ]);
    expect(namesOf(program)).toEqual(['a']);
    expect(namesOf(site)).toEqual(['h']);
    expect(namesOf(demo)).toEqual([]);
    expect(namesOf({ command: 'x' })).toEqual([]);
  });

  it('are changed in their places, and what is new comes last', () => {
    const changed = withValues(program, [
      { place: 'env', key: 'C', value: '3' },
      { place: 'env', key: 'A', value: '1' },
      { place: 'header', key: 'A', value: 'elsewhere' },
      { place: 'env', key: '__proto__', value: '4' },
    ]);
    expect(JSON.stringify(changed)).toBe(
      '{"command":"x","args":["${secret:no}"],"env":{"A":"1","B":"b${secret:a}","C":"3","__proto__":"4"}}',
    );
    expect(withValues(site, [{ place: 'header', key: 'H', value: '1' }])).toEqual({
      ...site,
      headers: { H: '1' },
    });
    expect(withValues(demo, [{ place: 'env', key: 'A', value: '1' }])).toBe(demo);
  });

  it('go to one origin, or to a program', () => {
    expect(recipientOf(site)).toBe('https://acme.example:8443');
    expect(recipientOf(program)).toMatch(/^program /);
    expect(recipientOf({ ...program, args: ['--other'] })).not.toBe(recipientOf(program));
    expect(recipientOf({ ...program, env: { A: 'b' } })).toBe(recipientOf(program));
  });
});
