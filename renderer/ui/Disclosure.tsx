import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components';
import { Icon } from './Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean;
}

/** Detail that is one click away. */
export function Disclosure({ summary, children, isOpenAtFirst = false }: DisclosureProps) {
  return (
    <AriaDisclosure className={styles['disclosure'] ?? ''} defaultExpanded={isOpenAtFirst}>
      <Button slot="trigger" className={styles['trigger'] ?? ''}>
        <Icon name="chevron" />
        <span>{summary}</span>
      </Button>
      <DisclosurePanel className={styles['panel'] ?? ''}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
