import { memo, type ReactNode } from 'react';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { StateDot } from '../../ui/StateDot.tsx';
import { dotOf } from '../servers/serverState.ts';
import styles from './SidebarView.module.css';

export type SidebarPlace = 'home' | 'add-server' | 'questions' | 'waiting' | 'history' | 'settings';

interface SidebarViewProps {
  readonly servers: readonly ServerView[];
  readonly openQuestionsOf: (serverId: string) => number;
  readonly openQuestions: number;
  /** Pages in the browser that something waits for. */
  readonly waits: number;
  /** What is shown in the content area: a server's id, or one of the places. */
  readonly current: { readonly serverId: string | null; readonly place: SidebarPlace | null };
  readonly onServer: (serverId: string) => void;
  readonly onPlace: (place: SidebarPlace) => void;
}

/** The list on the left. Narrow windows fold it to icons; the names stay for screen readers. */
export function SidebarView(props: SidebarViewProps) {
  const { servers, openQuestionsOf, openQuestions, waits, current, onServer, onPlace } = props;
  const { common, waits: waitWords } = useMessages();
  return (
    <nav className={styles['sidebar']} aria-label={common.sidebar}>
      <p className={styles['brand']}>
        <Logo />
        <span className={styles['word']}>{common.appName}</span>
      </p>
      <div className={styles['heading']}>
        <h2 className={styles['word']}>{common.servers}</h2>
        <IconButton icon="add" label={common.addServer} onPress={() => onPlace('add-server')} />
      </div>
      <ul className={styles['servers']}>
        {servers.map((server) => (
          <li key={server.id}>
            <ServerItem
              id={server.id}
              name={server.name}
              isPaused={server.rules.paused}
              stateKind={server.state.kind}
              questions={openQuestionsOf(server.id)}
              isCurrent={current.serverId === server.id}
              onServer={onServer}
            />
          </li>
        ))}
      </ul>
      <ul className={styles['places']}>
        <li>
          <PlaceItem
            icon="question"
            name={common.questions}
            isCurrent={current.place === 'questions'}
            onPress={() => onPlace('questions')}
          >
            <QuestionCount count={openQuestions} />
          </PlaceItem>
        </li>
        <li>
          <PlaceItem
            icon="waiting"
            name={common.waiting}
            isCurrent={current.place === 'waiting'}
            onPress={() => onPlace('waiting')}
          >
            <Count count={waits} tone="neutral" words={waitWords.count({ count: waits })} />
          </PlaceItem>
        </li>
        <li>
          <PlaceItem
            icon="history"
            name={common.history}
            isCurrent={current.place === 'history'}
            onPress={() => onPlace('history')}
          />
        </li>
        <li>
          <PlaceItem
            icon="settings"
            name={common.settings}
            isCurrent={current.place === 'settings'}
            onPress={() => onPlace('settings')}
          />
        </li>
      </ul>
    </nav>
  );
}

interface ServerItemProps {
  readonly id: string;
  readonly name: string;
  readonly isPaused: boolean;
  readonly stateKind: ServerView['state']['kind'];
  readonly questions: number;
  readonly isCurrent: boolean;
  readonly onServer: (serverId: string) => void;
}

/** Remembered by what it shows: every event of any server brings new views of all, and there may be fifty. */
const ServerItem = memo(function ServerItem(props: ServerItemProps) {
  const { id, name, isPaused, stateKind, questions, isCurrent, onServer } = props;
  const { guard, servers } = useMessages();
  const [initial = ''] = Array.from(name.trim());
  return (
    <button
      type="button"
      className={cx(styles['item'], isCurrent && styles['current'])}
      aria-current={isCurrent ? 'page' : undefined}
      title={name}
      onClick={() => onServer(id)}
    >
      <span className={styles['dot']}>
        <StateDot state={dotOf[stateKind]} />
      </span>
      <span className={styles['initial']} aria-hidden="true">
        {initial.toUpperCase()}
      </span>
      <span className={styles['name']}>{name}</span>
      <span className="visually-hidden">{servers.states[stateKind]}</span>
      {isPaused && (
        <span className={styles['paused']} title={guard.paused}>
          <Icon name="pause" />
          <span className="visually-hidden">{guard.paused}</span>
        </span>
      )}
      <QuestionCount count={questions} />
    </button>
  );
});

interface PlaceItemProps {
  readonly icon: IconName;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

function PlaceItem({ icon, name, isCurrent, onPress, children }: PlaceItemProps) {
  return (
    <button
      type="button"
      className={cx(styles['item'], isCurrent && styles['current'])}
      aria-current={isCurrent ? 'page' : undefined}
      title={name}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span className={styles['name']}>{name}</span>
      {children}
    </button>
  );
}

interface QuestionCountProps {
  readonly count: number;
}

function QuestionCount({ count }: QuestionCountProps) {
  const { common } = useMessages();
  return <Count count={count} tone="accent" words={common.openQuestions({ count })} />;
}

interface CountProps {
  readonly count: number;
  readonly tone: 'accent' | 'neutral';
  /** Read aloud in place of the bare number. */
  readonly words: string;
}

function Count({ count, tone, words }: CountProps) {
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      <Badge tone={tone}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{words}</span>
      </Badge>
    </span>
  );
}

/** A desk bell: somebody asks for you. */
function Logo() {
  return (
    <svg className={styles['logo']} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4v2.5M9.8 4h4.4M4 17a8 8 0 0 1 16 0zM3 20h18" />
    </svg>
  );
}
