// Templates of addresses (RFC 6570): the names in one, and the address with values in their places. A value is one text; a name
// without a value is left out, as the RFC has it.

/** Longer ones are none that anybody fills in. */
export const maxTemplateLength = 2_000;
const maxVariables = 50;

interface Operator {
  readonly first: string;
  readonly separator: string;
  /** `name=value` */
  readonly isNamed?: true;
  readonly keepsReserved?: true;
}

const operators: Readonly<Record<string, Operator>> = {
  '': { first: '', separator: ',' },
  '+': { first: '', separator: ',', keepsReserved: true },
  '#': { first: '#', separator: ',', keepsReserved: true },
  '.': { first: '.', separator: '.' },
  '/': { first: '/', separator: '/' },
  ';': { first: ';', separator: ';', isNamed: true },
  '?': { first: '?', separator: '&', isNamed: true },
  '&': { first: '&', separator: '&', isNamed: true },
};

const expressions = /\{([+#./;?&]?)([^{}]*)\}/g;
const variable = /^([\w.%-]{1,100})(?::(\d{1,4})|\*)?$/;

/** The names, each once, in their order; null for a text that is no such template. */
export function variablesOf(template: string): readonly string[] | null {
  if (template.length > maxTemplateLength) return null;
  const names = new Set<string>();
  const literal = template.replace(expressions, (_whole, _operator: string, list: string) => {
    for (const part of list.split(',')) names.add(variable.exec(part)?.[1] ?? '');
    return '';
  });
  const isTemplate = !/[{}]/.test(literal) && !names.has('') && names.size <= maxVariables;
  return isTemplate ? [...names] : null;
}

/** The address; an empty value is as if it were not there. */
export function expandTemplate(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(expressions, (_whole, sign: string, list: string) => {
    const operator = operators[sign];
    if (operator === undefined) return '';
    const parts = list.split(',').flatMap((part) => {
      const [, name = '', length] = variable.exec(part) ?? [];
      const value = values.get(name) ?? '';
      if (value === '') return [];
      const cut =
        length === undefined ? value : Array.from(value).slice(0, Number(length)).join('');
      const text = encode(cut, operator);
      return operator.isNamed === true ? `${name}=${text}` : text;
    });
    return parts.length === 0 ? '' : operator.first + parts.join(operator.separator);
  });
}

function encode(value: string, { keepsReserved }: Operator): string {
  const whole = value.replace(/\p{Surrogate}/gu, '\ufffd');
  return keepsReserved === true
    ? encodeURI(whole)
        .replaceAll(/%5B/g, '[')
        .replaceAll(/%5D/g, ']')
        .replaceAll(/%25([\dA-Fa-f]{2})/g, '%$1')
    : encodeURIComponent(whole).replaceAll(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      );
}
