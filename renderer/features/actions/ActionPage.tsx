import type { ActionView } from '../../../shared/actions/actionView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { actionById } from '../../state/actions.ts';
import { useActions, useApi, useGoTo, useServers, useShowQuestion } from '../../state/hooks.ts';
import { serverById } from '../../state/servers.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Page, Section } from '../../ui/Page.tsx';
import { JsonText } from '../../ui/ServerText.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { HeldAction } from '../guard/HeldAction.tsx';
import { ServerAttribution } from '../servers/ServerAttribution.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { GonePage } from '../shell/GonePage.tsx';
import { ActionWaits } from '../waits/ActionWaits.tsx';
import { ActionProgress } from './ActionProgress.tsx';
import { ActionResult } from './ActionResult.tsx';
import { ActionState } from './ActionState.tsx';
import { ActionTimeline } from './ActionTimeline.tsx';
import { ElapsedTime } from './ElapsedTime.tsx';
import { isEnded } from './actionState.ts';
import { pageOf, runAgainOf } from './runAgain.ts';

interface ActionPageProps {
  readonly actionId: string;
}

export function ActionPage({ actionId }: ActionPageProps) {
  const action = useActions(actionById(actionId));
  return action === undefined ? <GonePage /> : <KnownActionPage action={action} />;
}

interface KnownActionPageProps {
  readonly action: ActionView;
}

function KnownActionPage({ action }: KnownActionPageProps) {
  const { actions, offers } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const showQuestion = useShowQuestion();
  const { call, failure } = useCall();
  const hasEnded = isEnded(action);
  const hasArguments = action.argumentsText.trim() !== '' && action.argumentsText.trim() !== '{}';

  return (
    <Page
      back={{
        label: actions.toServer({ server: action.serverName }),
        onPress: () => go({ kind: 'server', serverId: action.serverId }),
      }}
      title={<ToolName name={action.tool} />}
      subtitle={
        <>
          {action.source !== undefined && (
            <span>{action.source.kind === 'prompt' ? offers.ofPrompt : offers.ofResource}</span>
          )}
          <ServerAttribution serverId={action.serverId} serverName={action.serverName} />
          <span role="status">
            <ActionState status={action.status} />
          </span>
          {action.status.kind === 'asking' && action.status.total > 1 && (
            <span>{actions.askingRound(action.status)}</span>
          )}
          <span title={actions.elapsed}>
            <ElapsedTime action={action} />
          </span>
        </>
      }
      actions={
        hasEnded ? (
          <AgainButtons action={action} />
        ) : (
          <Button
            icon="stop"
            isDisabled={action.status.kind === 'stopping'}
            onPress={() => void call(api.actions.stop({ actionId: action.id }))}
          >
            {actions.stop}
          </Button>
        )
      }
    >
      <FailureNote failure={failure} />
      {action.status.kind === 'held' && <HeldAction action={action} status={action.status} />}
      <ActionProgress action={action} />
      {!hasEnded && <ActionWaits actionId={action.id} />}
      {hasEnded && (
        <Section title={actions.result}>
          <ActionResult action={action} />
        </Section>
      )}
      <Section title={actions.timeline}>
        <ActionTimeline action={action} onShowQuestion={showQuestion} />
      </Section>
      {hasArguments ? (
        <Disclosure summary={actions.arguments}>
          <div data-server-text="arguments">
            <JsonText json={action.argumentsText} />
          </div>
        </Disclosure>
      ) : (
        <p>{actions.noArguments}</p>
      )}
    </Page>
  );
}

interface AgainButtonsProps {
  readonly action: ActionView;
}

function AgainButtons({ action }: AgainButtonsProps) {
  const { serverId } = action;
  const { actions } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const { call, failure, isPending } = useCall();
  const server = useServers(serverById(serverId));
  if (server === undefined) return null;
  const isConnected = server.state.kind === 'connected';
  // The same call without state or responses of the one that failed (C-MRT-23).
  const isStateRefused =
    action.status.kind === 'failed' && action.status.failure.code === 'state-refused';
  const runAgain = async () => {
    const result = await call(runAgainOf(api, action));
    if (result.ok) go({ kind: 'action', actionId: result.value.actionId });
  };
  return (
    <>
      <Button onPress={() => go(pageOf(action))} isDisabled={!isConnected}>
        {actions.changeAndRun}
      </Button>
      <Button icon="again" onPress={() => void runAgain()} isDisabled={!isConnected || isPending}>
        {isStateRefused ? actions.startAnew : actions.runAgain}
      </Button>
      <FailureNote failure={failure} />
    </>
  );
}
