import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './templates.module.css';

/** One entry of a list with its buttons, each named by the number of the entry. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, index } = props;
  const { disabled, readonly, hasMoveUp, hasMoveDown, hasRemove } = buttonsProps;
  const { forms } = useMessages();
  const { number: numberText } = useFormats();
  const number = numberText(index + 1);
  const isDisabled = (disabled ?? false) || (readonly ?? false);
  return (
    <li className={styles['row']}>
      <div className={styles['grow']}>{children}</div>
      {hasToolbar && (
        <div className={styles['tools']}>
          {(hasMoveUp || hasMoveDown) && (
            <>
              <span className={styles['up']}>
                <IconButton
                  icon="chevronDown"
                  label={forms.moveUp({ number })}
                  isDisabled={isDisabled || !hasMoveUp}
                  onPress={() => buttonsProps.onMoveUpItem()}
                />
              </span>
              <IconButton
                icon="chevronDown"
                label={forms.moveDown({ number })}
                isDisabled={isDisabled || !hasMoveDown}
                onPress={() => buttonsProps.onMoveDownItem()}
              />
            </>
          )}
          {hasRemove && (
            <IconButton
              icon="close"
              label={forms.removeItem({ number })}
              isDisabled={isDisabled}
              onPress={() => buttonsProps.onRemoveItem()}
            />
          )}
        </div>
      )}
    </li>
  );
}
