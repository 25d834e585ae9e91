import { useMemo, useState } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextNotes } from '../ui/TextNotes.tsx';
import { readArguments, survivesTheForm, writeArguments } from './tool/argumentsText.ts';
import { DrawnArguments } from './tool/DrawnArguments.tsx';
import { EntryMode, type EntryModeId } from './tool/EntryMode.tsx';
import { FormBoundary } from './FormBoundary.tsx';
import { toShownSchema } from './tool/shownSchema.ts';
import { drawableSchema } from './tool/toolSchema.ts';
import styles from './forms.module.css';

export interface ToolArgumentsFormProps {
  /** The tool's `inputSchema`, as the server sent it. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** JSON text of arguments to start from. */
  readonly initialText?: string;
  readonly onChange?: (argumentsText: string) => void;
  readonly onSubmit: (argumentsText: string) => void;
  readonly submitLabel: string;
  readonly isDisabled: boolean;
}

/** The arguments of a tool: fields where its schema can be drawn, JSON on demand and for the rest. */
export function ToolArgumentsForm(props: ToolArgumentsFormProps) {
  const { schema, initialText = '', onChange, onSubmit, submitLabel, isDisabled } = props;
  const { forms } = useMessages();
  const drawable = useMemo(() => drawableSchema(schema), [schema]);
  const shown = useMemo(() => (drawable === null ? null : toShownSchema(drawable)), [drawable]);
  const [hasFailed, setFailed] = useState(false);
  const canDraw = shown !== null && !hasFailed;
  const [mode, setMode] = useState<EntryModeId>(() =>
    drawable !== null && readArguments(initialText).ok && survivesTheForm(initialText)
      ? 'form'
      : 'json',
  );
  const [text, setText] = useState(initialText);
  // Beside the text: an object that was added and is still empty has keys that JSON does not keep.
  const [value, setValue] = useState<unknown>(() => valueOf(initialText));
  const [problem, setProblem] = useState<string | null>(null);

  const enter = (next: string) => {
    setText(next);
    setProblem(null);
    onChange?.(next);
  };
  const check = (): boolean => {
    const reading = readArguments(text);
    if (reading.ok) return true;
    setProblem(
      reading.reason === 'not-json'
        ? forms.jsonInvalid({ detail: reading.detail })
        : forms.jsonNotObject,
    );
    return false;
  };
  const switchTo = (next: EntryModeId) => {
    if (next === 'json') {
      setText(text.trim() === '' ? '{}' : text);
      setMode(next);
    } else if (check()) {
      if (survivesTheForm(text)) {
        setValue(valueOf(text));
        setMode(next);
      } else setProblem(forms.jsonUnfit);
    }
  };
  const fail = () => {
    setFailed(true);
    setMode('json');
  };

  const submit = <Submit label={submitLabel} isDisabled={isDisabled} />;
  return (
    <div className={styles['toolForm']}>
      {canDraw ? (
        <EntryMode mode={mode} onChange={switchTo} />
      ) : (
        <ErrorNote tone="neutral" title={forms.formUnavailable} />
      )}
      {canDraw && mode === 'form' ? (
        <FormBoundary onFailure={fail}>
          <TextNotes flags={shown.textFlags} />
          {isEmptyForm(shown.schema) && <p className={styles['note']}>{forms.noArguments}</p>}
          <DrawnArguments
            schema={shown.schema}
            value={value}
            zone={Intl.DateTimeFormat().resolvedOptions().timeZone}
            isDisabled={isDisabled}
            onChange={(next) => {
              setValue(next);
              enter(writeArguments(next));
            }}
            onSubmit={(submitted) => onSubmit(writeArguments(submitted))}
          >
            {submit}
          </DrawnArguments>
        </FormBoundary>
      ) : (
        <form
          className={styles['toolForm']}
          onSubmit={(event) => {
            event.preventDefault();
            if (check()) onSubmit(text.trim() === '' ? '{}' : text);
          }}
        >
          <TextArea
            label={forms.jsonLabel}
            value={text}
            onChange={enter}
            error={problem}
            isDisabled={isDisabled}
            isMono
            rows={10}
          />
          {submit}
        </form>
      )}
    </div>
  );
}

function valueOf(text: string): unknown {
  const reading = readArguments(text);
  return reading.ok ? reading.value : {};
}

function isEmptyForm(schema: object): boolean {
  return !['properties', 'oneOf', 'anyOf', 'allOf', '$ref', 'additionalProperties'].some(
    (keyword) => keyword in schema && !isEmpty(Reflect.get(schema, keyword)),
  );
}

function isEmpty(value: unknown): boolean {
  return (
    value === false ||
    (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  );
}

interface SubmitProps {
  readonly label: string;
  readonly isDisabled: boolean;
}

function Submit({ label, isDisabled }: SubmitProps) {
  return (
    <div className={styles['submit']}>
      <Button type="submit" variant="primary" isDisabled={isDisabled}>
        {label}
      </Button>
    </div>
  );
}
