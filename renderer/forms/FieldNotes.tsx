import type { FormField, FormNote, FormNoteId } from '../../shared/schema/formDescription.ts';
import type { Messages } from '../i18n/catalogues.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from '../ui/Icon.tsx';
import { InertText } from '../ui/InertText.tsx';
import { TextNotes } from '../ui/TextNotes.tsx';
import { visibleText } from '../ui/visibleText.ts';
import { suggestionOf } from './questionLayout.ts';
import styles from './forms.module.css';

interface FieldNotesProps {
  readonly field: FormField;
  readonly notes: readonly FormNote[];
}

/** What the app has to say about a field: what is not checked, what was folded, a suggestion its control cannot show. */
export function FieldNotes({ field, notes }: FieldNotesProps) {
  const { forms } = useMessages();
  const ids = notes.filter((note) => note.field === field.key).map(({ id }) => id);
  const isUnshown = field.default !== undefined && suggestionOf(field) === undefined;
  return (
    <>
      <TextNotes flags={field.textFlags ?? []} />
      {hidesSomething(field.default) && (
        <p className={styles['amberNote']}>
          <Icon name="warning" />
          <span>{forms.noteDefaultUnseen}</span>
        </p>
      )}
      {isUnshown && (
        <p className={styles['note']} data-exact>
          {forms.serverDefault} <InertText text={JSON.stringify(field.default).slice(0, 200)} />
        </p>
      )}
      {ids.flatMap((id) => {
        const text = noteText(id, forms);
        return text === null
          ? []
          : [
              <p key={id} className={id === 'secret-like' ? styles['amberNote'] : styles['note']}>
                {id === 'secret-like' && <Icon name="warning" />}
                <span>{text}</span>
              </p>,
            ];
      })}
    </>
  );
}

/** A suggestion stays as it came, for it is what would be sent: what cannot be seen of it is told (C-IDN-5). */
function hidesSomething(value: FormField['default']): boolean {
  return [value]
    .flat()
    .some(
      (item) =>
        typeof item === 'string' && visibleText(item).some(({ kind }) => kind === 'invisible'),
    );
}

function noteText(id: FormNoteId, forms: Messages['forms']): string | null {
  switch (id) {
    case 'unknown-format':
      return forms.noteUnknownFormat;
    case 'pattern-unchecked':
      return forms.notePatternUnchecked;
    case 'options-folded':
      return forms.noteOptionsFolded;
    case 'enum-names-ignored':
      return forms.noteEnumNamesIgnored;
    case 'secret-like':
      return forms.noteSecretLike;
    // The field itself shows these: it is optional, or has its error.
    case 'nullable':
    case 'default-invalid':
      return null;
  }
}
