import { useId, useMemo, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { visibleAddress } from '../../../ui/visibleText.ts';
import styles from './url.module.css';

interface RawAddressProps {
  /** As the server sent it, of any length. */
  readonly text: string;
}

/** What can be opened is shorter; the rest of a hostile one comes on demand and holds the window no longer than it can bear. */
const characters = { folded: 2_100, whole: 20_000 };

/** A blocked address as it was sent: in the order of its characters, those that print nothing as codes (C-URL-6). */
export function RawAddress({ text }: RawAddressProps) {
  const { common, url } = useMessages();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const limit = characters[isWhole ? 'whole' : 'folded'];
  const parts = useMemo(() => visibleAddress(text.slice(0, limit)), [text, limit]);
  const isCut = text.length > limit;
  return (
    <div className={styles['raw']} data-server-text="address">
      <p id={id} className={styles['leadsTo']}>
        {url.asSent}
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls with the keyboard too. */}
      <div role="group" aria-labelledby={id} className={styles['address']} tabIndex={0}>
        <bdi dir="ltr" className={styles['asSent']}>
          {parts.map((part, index) =>
            part.kind === 'text' ? (
              part.text
            ) : (
              // The parts of one text never move.
              <span key={index} className={styles['code']}>{`[${part.code}]`}</span>
            ),
          )}
          {isCut && '…'}
        </bdi>
      </div>
      {isCut && !isWhole && (
        <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
          {common.showMore}
        </Button>
      )}
      {isCut && isWhole && <p className={styles['leadsTo']}>{common.textCut}</p>}
    </div>
  );
}
