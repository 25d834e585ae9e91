// The words for a violation of a tool's schema.
import { shownName } from '../../../shared/text/shownName.ts';
import type { Messages } from '../../i18n/catalogues.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { ViolationText } from './toolRules.ts';

const noLimits = { min: '', max: '', step: '', pattern: '' };

export function violationText({ forms }: Messages, formats: Formats): ViolationText {
  const { errors, schemaErrors } = forms;
  return (keyword, limit) => {
    const value = typeof limit === 'number' ? formats.number(limit) : textOf(limit);
    switch (keyword) {
      case 'required':
        return errors.required();
      case 'type':
        return typeError(limit);
      case 'enum':
      case 'const':
      case 'oneOf':
      case 'anyOf':
        return keyword === 'enum' ? errors['not-an-option']() : schemaErrors.other;
      case 'minLength':
        return errors['too-short']({ ...noLimits, min: value });
      case 'maxLength':
        return errors['too-long']({ ...noLimits, max: value });
      case 'minItems':
        return errors['too-few']({ ...noLimits, min: value });
      case 'maxItems':
        return errors['too-many']({ ...noLimits, max: value });
      case 'minimum':
        return errors['too-small']({ ...noLimits, min: forms.atLeast({ value }) });
      case 'exclusiveMinimum':
        return errors['too-small']({ ...noLimits, min: forms.moreThan({ value }) });
      case 'maximum':
        return errors['too-large']({ ...noLimits, max: forms.atMost({ value }) });
      case 'exclusiveMaximum':
        return errors['too-large']({ ...noLimits, max: forms.lessThan({ value }) });
      case 'multipleOf':
        return errors['not-a-multiple']({ ...noLimits, step: value });
      case 'format':
        return schemaErrors.format({ expected: value });
      case 'uniqueItems':
        return schemaErrors.uniqueItems;
      case 'false':
        return schemaErrors.additional;
      case 'minProperties':
        return schemaErrors.minProperties;
      case 'maxProperties':
        return schemaErrors.maxProperties;
      default:
        return schemaErrors.other;
    }
  };

  function typeError(expected: unknown): string {
    if (expected === 'integer') return errors['not-an-integer']();
    if (expected === 'number') return errors['not-a-number']();
    return schemaErrors.type({ expected: textOf(expected) });
  }
}

/** What the schema says of a limit is the server's word. */
function textOf(value: unknown): string {
  return shownName(typeof value === 'string' ? value : JSON.stringify(value), 'fieldTitle');
}
