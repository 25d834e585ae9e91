// The few words that RJSF writes itself.
import { TranslatableString } from '@rjsf/utils';
import type { Messages } from '../../i18n/catalogues.ts';

export function translateRjsf({ forms }: Messages) {
  const words = new Map<TranslatableString, string>([
    [TranslatableString.YesLabel, forms.yes],
    [TranslatableString.NoLabel, forms.no],
    // The value of a key that was just added.
    [TranslatableString.NewStringDefault, ''],
    [TranslatableString.OptionalObjectAdd, forms.addValue],
    [TranslatableString.OptionalObjectRemove, forms.removeValue],
    [TranslatableString.OptionalObjectEmptyMsg, forms.nothingYet],
  ]);
  return (text: TranslatableString, params: readonly string[] = []): string => {
    if (text === TranslatableString.OptionPrefix) return forms.variant({ number: params[0] ?? '' });
    if (text === TranslatableString.TitleOptionPrefix) {
      return forms.variant({ number: params[1] ?? '' });
    }
    if (text === TranslatableString.DeprecatedLabel) return params[0] ?? '';
    return words.get(text) ?? forms.cannotDraw;
  };
}
