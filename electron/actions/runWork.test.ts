import { ProtocolError } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import { failureOfError } from './actionFailure.ts';
import { resourceToRead } from './resourceToRead.ts';

const template = {
  uriTemplate: 'note://{id}{?part}',
  name: 'By id',
  title: 'A note',
  variables: ['id', 'part'],
  definition: 'd2',
};
const lists = {
  resource: () => {
    throw new AppError('unknown-offer');
  },
  template: () => template,
};

test('a template is read at the address that its values make', () => {
  const source = {
    kind: 'template',
    uriTemplate: template.uriTemplate,
    values: [['id', '7/8']],
  } as const;
  expect(resourceToRead(source, 'd2', lists)).toEqual({
    name: 'By id',
    title: 'A note',
    definition: 'd2',
    uri: 'note://7%2F8',
    source,
  });
});

test('C-IDN-10: what is not in the list is not read', () => {
  const source = { kind: 'resource', uri: 'note://a' } as const;
  expect(() => resourceToRead(source, 'd', lists)).toThrow(new AppError('unknown-offer'));
});

test.each([
  [-32002, 'resource', 'resource-not-found'],
  [-32602, 'resource', 'resource-not-found'],
  [-32001, 'resource', 'protocol-error'],
  [-32603, 'resource', 'protocol-error'],
  [-32602, 'prompt', 'protocol-error'],
  [-32002, undefined, 'protocol-error'],
] as const)('C-ERR-4: error %i of a %s is %s', (rpcCode, kind, code) => {
  expect(failureOfError(new ProtocolError(rpcCode, 'gone'), kind)).toEqual({
    code,
    rpcCode,
    detail: 'gone',
  });
});
