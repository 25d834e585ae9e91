import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FieldContext, type FieldSurroundings } from '../fieldContext.ts';
import { ThemedForm } from '../theme.ts';
import styles from '../forms.module.css';
import { createToolRules } from './toolRules.ts';
import { translateRjsf } from './translateRjsf.ts';
import { violationText } from './violationText.ts';

interface DrawnArgumentsProps {
  readonly schema: RJSFSchema;
  readonly value: unknown;
  readonly zone: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onSubmit: (value: unknown) => void;
  /** The row with the submit button. */
  readonly children: ReactNode;
}

/** A lone constant is no choice; the first of several would be, and is left to the person. */
const defaults = {
  constAsDefaults: 'skipOneOf',
  emptyObjectFields: 'populateAllDefaults',
  arrayMinItems: { populate: 'requiredOnly' },
} as const;

/** An optional object is added as a whole, or not sent. */
const uiSchema: UiSchema = {
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] },
};

/** The arguments of a tool as fields. */
export function DrawnArguments(props: DrawnArgumentsProps) {
  const { schema, value, zone, isDisabled, onChange, onSubmit, children } = props;
  const messages = useMessages();
  const formats = useFormats();
  const [hasTried, setTried] = useState(false);
  const rules = useMemo(
    () => createToolRules(violationText(messages, formats)),
    [messages, formats],
  );
  const translate = useMemo(() => translateRjsf(messages), [messages]);
  const surroundings = useMemo<FieldSurroundings>(
    () => ({ zone, dateTimes: 'offset', notesOf: () => null }),
    [zone],
  );
  return (
    <FieldContext value={surroundings}>
      <div className={styles['server']} data-server-text="form">
        <ThemedForm
          idPrefix={useId()}
          schema={schema}
          uiSchema={uiSchema}
          formData={value}
          validator={rules}
          translateString={translate}
          liveValidate={hasTried}
          showErrorList={false}
          focusOnFirstError
          disabled={isDisabled}
          noHtml5Validate
          experimental_defaultFormStateBehavior={defaults}
          onChange={({ formData }) => onChange(formData)}
          onSubmit={({ formData }) => onSubmit(formData)}
          onError={() => setTried(true)}
        >
          {children}
        </ThemedForm>
      </div>
    </FieldContext>
  );
}
