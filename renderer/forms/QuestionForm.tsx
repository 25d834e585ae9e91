import { ErrorSchemaBuilder } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FormDescription, FormDraft } from '../../shared/schema/formDescription.ts';
import { FieldContext, type FieldSurroundings } from './fieldContext.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { noRules } from './noRules.ts';
import {
  draftToFormData,
  fieldId,
  formDataToDraft,
  positionName,
  questionLayout,
} from './questionLayout.ts';
import { ThemedForm } from './theme.ts';
import styles from './forms.module.css';

interface QuestionFormProps {
  /** Names the fields in the page: `fieldId` gives the id of one. */
  readonly idPrefix: string;
  readonly form: FormDescription;
  readonly draft: FormDraft;
  /** What is wrong, by field key, in words. */
  readonly errors: ReadonlyMap<string, string>;
  readonly zone: string;
  readonly isReadOnly: boolean;
  readonly onChange: (draft: FormDraft) => void;
  /** The person has left this field. */
  readonly onVisit: (key: string) => void;
}

/** RJSF never answers for the person, whatever reaches it. */
const noAnswersOfItsOwn = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  requiredBooleanDefault: 'skip',
  arrayMinItems: { populate: 'never' },
} as const;

/** The fields of a question. Key it by the question, or the next one shows the last one's text. */
export function QuestionForm(props: QuestionFormProps) {
  const { idPrefix, form, draft, errors, zone, isReadOnly, onChange, onVisit } = props;
  const { schema, uiSchema } = useMemo(() => questionLayout(form), [form]);
  const fieldOf = (id: string) => form.fields.find((_, index) => fieldId(idPrefix, index) === id);
  const surroundings = useMemo<FieldSurroundings>(
    () => ({
      zone,
      dateTimes: 'local',
      notesOf: (id) => {
        const field = form.fields.find((_, index) => fieldId(idPrefix, index) === id);
        return field === undefined ? null : <FieldNotes field={field} notes={form.notes} />;
      },
    }),
    [form, idPrefix, zone],
  );
  const extraErrors = useMemo(() => {
    const builder = new ErrorSchemaBuilder<Record<string, unknown>>();
    form.fields.forEach(({ key }, index) => {
      const text = errors.get(key);
      if (text !== undefined) builder.addErrors(text, [positionName(index)]);
    });
    return builder.ErrorSchema;
  }, [form, errors]);
  return (
    <FieldContext value={surroundings}>
      <div className={styles['server']} data-server-text="form">
        <ThemedForm
          // No <form>: Enter in a text field must not send (C-IDN-9).
          tagName="div"
          idPrefix={idPrefix}
          schema={schema}
          uiSchema={uiSchema}
          formData={draftToFormData(form, draft)}
          validator={noRules}
          extraErrors={extraErrors}
          showErrorList={false}
          readonly={isReadOnly}
          experimental_defaultFormStateBehavior={noAnswersOfItsOwn}
          onChange={({ formData }) => onChange(formDataToDraft(form, formData))}
          onBlur={(id) => {
            const field = fieldOf(id);
            if (field !== undefined) onVisit(field.key);
          }}
          onError={() => undefined}
        >
          <></>
        </ThemedForm>
      </div>
    </FieldContext>
  );
}
