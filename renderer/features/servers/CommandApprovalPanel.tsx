import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { CommandApproval } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { ConsentButton } from '../../ui/ConsentButton.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { useArmed } from '../../ui/useArmed.ts';
import styles from './CommandApprovalPanel.module.css';

interface CommandApprovalPanelProps {
  readonly serverName: string;
  /** The program is one of ours: then it can be said where it comes from. */
  readonly isDemo: boolean;
  readonly approval: CommandApproval;
  readonly isPending: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  /** Who it is to the person, under the question. */
  readonly children?: ReactNode;
}

/** The consent to run a program: all of the command, uncut, nothing hidden in it (C-STD-3). */
export function CommandApprovalPanel(props: CommandApprovalPanelProps) {
  const { serverName, isDemo, approval, isPending, onApprove, onReject, children } = props;
  const { servers } = useMessages();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isArmed = useArmed();
  // Focus goes to the question, never to the accepting button (C-IDN-9).
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles['panel']} role="alertdialog" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {servers.approvalTitle({ server: serverName })}
      </h2>
      {children}
      {approval.changed && (
        <ErrorNote tone="amber" title={servers.approvalChanged}>
          <p>{servers.approvalChangedText}</p>
        </ErrorNote>
      )}
      <Facts
        facts={[
          { label: servers.approvalCommand, value: <Code text={approval.command} /> },
          { label: servers.approvalArguments, value: <Arguments args={approval.args} /> },
          {
            label: servers.approvalFolder,
            value:
              approval.cwd === null ? servers.approvalDefaultFolder : <Code text={approval.cwd} />,
          },
          {
            label: servers.approvalVariables,
            value:
              approval.envNames.length === 0 ? (
                servers.approvalNoVariables
              ) : (
                <ul className={styles['list']}>
                  {approval.envNames.map((name) => (
                    <li key={name}>
                      <Code text={name} />
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      <div className={styles['rights']}>
        <p>{servers.approvalRights}</p>
        <p>{isDemo ? servers.approvalDemo : servers.approvalOrigin}</p>
      </div>
      <div className={styles['buttons']}>
        <Button onPress={onReject} isDisabled={isPending}>
          {servers.reject}
        </Button>
        <ConsentButton variant="primary" isArmed={isArmed && !isPending} onConsent={onApprove}>
          {servers.approve}
        </ConsentButton>
      </div>
    </div>
  );
}

interface CodeProps {
  readonly text: string;
}

function Code({ text }: CodeProps) {
  return (
    <code className={styles['code']}>
      <InertText text={text} isCode />
    </code>
  );
}

interface ArgumentsProps {
  readonly args: readonly string[];
}

/** One argument a line, numbered, so that where one ends and the next begins cannot be disguised. */
function Arguments({ args }: ArgumentsProps) {
  const { servers } = useMessages();
  if (args.length === 0) return servers.approvalNoArguments;
  return (
    <ol className={styles['list']}>
      {args.map((arg, index) => (
        // Arguments are told apart by their place alone.
        <li key={index} aria-label={servers.approvalArgument({ position: index + 1 })}>
          <span className={styles['number']} aria-hidden="true">
            {index + 1}
          </span>
          {arg === '' ? servers.approvalEmptyArgument : <Code text={arg} />}
        </li>
      ))}
    </ol>
  );
}
