import { describe, expect, it } from 'vitest';
import { declaredModes, declareElicitation, type ElicitationMode } from './elicitationModes.ts';

describe('the declaration of elicitation', () => {
  it.each<[readonly ElicitationMode[], object | undefined]>([
    [['form', 'url'], { form: {}, url: {} }],
    [['form'], { form: {} }],
    [['url'], { url: {} }],
    [[], undefined],
  ])('C-CAP-1, C-CAP-3: %j is declared as %j', (modes, capability) => {
    expect(declareElicitation(modes)).toStrictEqual(capability);
  });

  it.each([
    [undefined, []],
    [{}, ['form']],
    [{ form: {} }, ['form']],
    [{ url: {} }, ['url']],
    [{ url: {}, form: {} }, ['form', 'url']],
  ])('C-CAP-4: %j is read as %j', (capability, modes) => {
    expect(declaredModes(capability)).toEqual(modes);
  });
});
