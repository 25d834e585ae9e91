import { useMessages } from '../../i18n/useMessages.ts';
import { useNotices, useStores } from '../../state/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import styles from './Notices.module.css';

/** What the person should know about the app's own files, until they have read it. */
export function Notices() {
  const { common } = useMessages();
  const { notices: store } = useStores();
  const notices = useNotices((state) => state.notices);
  const read = useNotices((state) => state.read);
  const unread = notices.filter(({ id }) => !read.has(id));
  if (unread.length === 0) return null;
  const pathWords = (entry: string | undefined, other: string | undefined): string => {
    if (other !== undefined) return common.noticeAlike;
    return entry === undefined ? common.noticePath : common.noticeEntry;
  };
  return (
    <div className={styles['notices']}>
      {unread.map(({ id, code, path, entry, other }) => (
        <ErrorNote
          key={id}
          tone="amber"
          title={common.notices[code]}
          actions={
            <Button size="small" onPress={() => store.setState({ read: new Set([...read, id]) })}>
              {common.dismiss}
            </Button>
          }
        >
          {entry !== undefined && (
            <p>
              <code>
                <InertText text={entry} isCode />
              </code>
              {other !== undefined && (
                <>
                  {' · '}
                  <code>
                    <InertText text={other} isCode />
                  </code>
                </>
              )}
            </p>
          )}
          <p>
            {`${pathWords(entry, other)} `}
            <code>
              <InertText text={path} isCode />
            </code>
          </p>
        </ErrorNote>
      ))}
    </div>
  );
}
