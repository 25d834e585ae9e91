import type { ReactNode } from 'react';
import type { ResultBlock as Block } from '../../../shared/actions/actionView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { JsonText, LongText } from '../../ui/ServerText.tsx';
import styles from './ResultBlock.module.css';

interface ResultBlockProps {
  readonly block: Block;
  readonly server: string;
}

/** Of an address; copying takes all of it. */
const uriAtMost = 2_000;
/** Only a type of which main says that it can be played; nothing that could end the type in an address. */
const playableAudio = /^audio\/[a-z0-9-]+$/;
const drawableImage = /^image\/(png|jpeg|gif|webp|avif|bmp|svg\+xml)$/;

/** One block of a result inside the server's frame: text inert, addresses never links (C-URL-8). */
export function ResultBlock({ block, server }: ResultBlockProps): ReactNode {
  const { actions } = useMessages();
  const { bytes } = useFormats();
  switch (block.type) {
    case 'text':
      return <LongText text={block.text} />;
    case 'image':
      return drawableImage.test(block.mimeType) ? (
        <img
          className={styles['image']}
          src={`data:${block.mimeType};base64,${block.base64}`}
          alt={actions.image({ server })}
        />
      ) : (
        <Note text={actions.imageNotShown({ type: block.mimeType })} />
      );
    case 'audio':
      return playableAudio.test(block.mimeType) ? (
        // Nothing is read or played before the person presses play, nor saved or sent to another device from here.
        // eslint-disable-next-line jsx-a11y/media-has-caption -- A result brings none.
        <audio
          className={styles['audio']}
          controls
          preload="none"
          controlsList="nodownload noremoteplayback"
          src={`data:${block.mimeType};base64,${block.base64}`}
          aria-label={actions.audio({ server })}
        />
      ) : (
        <Note
          text={actions.audioNotPlayed({
            type: block.mimeType,
            size: bytes(Math.floor(block.base64.length * 0.75)),
          })}
        />
      );
    case 'media-left-out': {
      const size = bytes(block.byteLength);
      return <Note text={actions.mediaLeftOut({ type: block.mimeType, size })} />;
    }
    case 'audio-not-played': {
      const size = bytes(block.byteLength);
      return <Note text={actions.audioNotPlayed({ type: block.mimeType, size })} />;
    }
    case 'link':
      return (
        <Address label={actions.link} uri={block.uri} name={block.name}>
          {block.description !== undefined && <LongText text={block.description} />}
        </Address>
      );
    case 'resource':
      return (
        <Address label={actions.resource} uri={block.uri} name={block.mimeType ?? ''}>
          {block.text !== undefined && <LongText text={block.text} isMono />}
          {block.byteLength !== undefined && block.text === undefined && (
            <Note text={actions.binary({ size: bytes(block.byteLength) })} />
          )}
        </Address>
      );
    case 'role':
      return <p className={styles['role']}>{actions.role[block.role]}</p>;
    case 'unknown':
      return (
        <Disclosure summary={actions.unknownBlock}>
          <JsonText json={block.json} />
        </Disclosure>
      );
  }
}

interface NoteProps {
  readonly text: string;
}

function Note({ text }: NoteProps) {
  return (
    <p className={styles['note']}>
      <InertText text={text} />
    </p>
  );
}

interface AddressProps {
  readonly label: string;
  readonly uri: string;
  readonly name: string;
  readonly children: ReactNode;
}

function Address({ label, uri, name, children }: AddressProps) {
  return (
    <div className={styles['address']}>
      <p className={styles['note']}>{label}</p>
      {name !== '' && (
        <p className={styles['name']}>
          <InertText text={name} />
        </p>
      )}
      <div className={styles['uri']}>
        <p>
          <InertText text={uri.slice(0, uriAtMost)} isCode isAddress />
        </p>
        <CopyButton text={uri} />
      </div>
      {children}
    </div>
  );
}
