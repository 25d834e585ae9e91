import { describe, expect, test } from 'vitest';
import { expandTemplate, maxTemplateLength, variablesOf } from './uriTemplate.ts';

describe('the names in a template', () => {
  test.each([
    ['file:///{path}', ['path']],
    ['search://{?q,page}', ['q', 'page']],
    ['a://{+path}/{path}{#section}', ['path', 'section']],
    ['a://{name:3}/{list*}', ['name', 'list']],
    ['a://nothing', []],
  ])('%s', (template, names) => {
    expect(variablesOf(template)).toEqual(names);
  });

  test.each([
    'a://{',
    'a://}',
    'a://{}',
    'a://{a b}',
    'a://{{a}}',
    `a://${'x'.repeat(maxTemplateLength)}`,
  ])('none: %s', (template) => {
    expect(variablesOf(template)).toBeNull();
  });
});

test.each([
  ['file:///{path}', { path: 'a b/c' }, 'file:///a%20b%2Fc'],
  ['file:///{+path}', { path: 'a b/c' }, 'file:///a%20b/c'],
  ['a://x{?q,page}', { q: 'tea & more', page: '2' }, 'a://x?q=tea%20%26%20more&page=2'],
  ['a://x{?q,page}', { page: '2' }, 'a://x?page=2'],
  ['a://x{?q}', {}, 'a://x'],
  ['a://x?y=1{&q}', { q: 'z' }, 'a://x?y=1&q=z'],
  ['a://x{/one,two}', { one: '1', two: '2' }, 'a://x/1/2'],
  ['a://x{.ending}{#part}', { ending: 'txt', part: 'top' }, 'a://x.txt#top'],
  ['a://{name:3}', { name: 'abcdef' }, 'a://abc'],
  ['a://x{;v}', { v: '1' }, 'a://x;v=1'],
  ['a://{q}', { q: "it's (1)*!" }, 'a://it%27s%20%281%29%2A%21'],
  ['a://{q}', { q: '\ud800' }, 'a://%EF%BF%BD'],
])('%s with %j is %s', (template, values, address) => {
  expect(expandTemplate(template, new Map(Object.entries(values)))).toBe(address);
});

test('a value is not a template again', () => {
  expect(
    expandTemplate(
      'a://{+a}{b}',
      new Map([
        ['a', '{b}'],
        ['b', 'x'],
      ]),
    ),
  ).toBe('a://%7Bb%7Dx');
});
