import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';

/**
 * A number in a tool's arguments, typed as text. It becomes a number only when nothing is lost on the way;
 * anything else stays the text it is, so that the check can say so instead of sending something else.
 */
export function ExactNumberField(props: FieldProps) {
  const { registry, onChange } = props;
  const { StringField } = registry.fields;
  const formData: unknown = props.formData;
  const [typed, setTyped] = useState<string | null>(null);
  if (StringField === undefined) return null;
  const isTyped = typed !== null && (readNumber(typed) ?? typed) === formData;
  return (
    <StringField
      {...props}
      formData={isTyped ? typed : formData}
      onChange={(value: unknown, path, errors, id) => {
        setTyped(typeof value === 'string' ? value : null);
        onChange(
          typeof value === 'string' ? (readNumber(value) ?? value) : value,
          path,
          errors,
          id,
        );
      }}
    />
  );
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (!decimal.test(trimmed)) return null;
  const value = Number(trimmed);
  if (!Number.isFinite(value)) return null;
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : value;
}
