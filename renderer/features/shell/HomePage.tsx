import { useMessages } from '../../i18n/useMessages.ts';
import { useGoTo, useServers } from '../../state/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Before anything was chosen: what to do next. */
export function HomePage() {
  const { common, servers: words } = useMessages();
  const servers = useServers((state) => state.servers);
  const go = useGoTo();
  const add = (
    <Button icon="add" onPress={() => go({ kind: 'add-server' })}>
      {common.addServer}
    </Button>
  );
  if (servers.length === 0) {
    return (
      <EmptyState icon="server" title={words.noServers} actions={add} isPage>
        {words.noServersText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="server"
      title={common.homeTitle}
      isPage
      actions={
        <>
          {servers.slice(0, 2).map(({ id, name }, index) => (
            <Button
              key={id}
              variant={index === 0 ? 'primary' : 'secondary'}
              onPress={() => go({ kind: 'server', serverId: id })}
            >
              {words.openServer({ server: name })}
            </Button>
          ))}
          {add}
        </>
      }
    >
      {common.homeText}
    </EmptyState>
  );
}
