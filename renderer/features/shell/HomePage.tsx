import { useMessages } from '../../i18n/useMessages.ts';
import { useGoTo, useServers } from '../../state/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

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
  return (
    <Page title={common.homeTitle}>
      {servers.length === 0 ? (
        <EmptyState icon="server" title={words.noServers} actions={add}>
          {words.noServersText}
        </EmptyState>
      ) : (
        <EmptyState
          icon="server"
          title={common.home}
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
      )}
    </Page>
  );
}
