import type { FieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { Input } from 'react-aria-components';
import { useMessages } from '../../i18n/useMessages.ts';
import { cx } from '../../ui/cx.ts';
import fieldStyles from '../../ui/field.module.css';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './templates.module.css';

/** A key that the person added to an object: its name can be changed and it can be removed. */
export function AdditionalProperty(
  props: Omit<FieldTemplateProps, 'children'> & { readonly children: ReactNode },
) {
  const { label, disabled, readonly, onKeyRenameBlur, onRemoveProperty, children } = props;
  const { forms } = useMessages();
  return (
    <div className={styles['row']}>
      <Input
        key={label}
        className={cx(fieldStyles['control'], styles['key'])}
        aria-label={forms.keyOf({ key: label })}
        defaultValue={label}
        spellCheck={false}
        disabled={disabled || readonly}
        onBlur={onKeyRenameBlur}
      />
      <div className={styles['grow']}>{children}</div>
      <IconButton
        icon="close"
        label={forms.removeKey({ key: label })}
        isDisabled={disabled || readonly}
        onPress={onRemoveProperty}
      />
    </div>
  );
}
