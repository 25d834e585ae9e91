import { inViewAtMost } from '../options.ts';
import { CheckboxesWidget } from './CheckboxesWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { SearchedChoiceWidget } from './SearchedChoiceWidget.tsx';
import { SearchedListWidget } from './SearchedListWidget.tsx';
import type { WidgetProps } from './widgetProps.ts';

/** One or several of the options, in the shape that suits their number. */
export function SelectWidget(props: WidgetProps) {
  const isShort = (props.options.enumOptions?.length ?? 0) <= inViewAtMost;
  if (props.multiple === true) {
    return isShort ? <CheckboxesWidget {...props} /> : <SearchedListWidget {...props} />;
  }
  return isShort ? <RadioWidget {...props} /> : <SearchedChoiceWidget {...props} />;
}
