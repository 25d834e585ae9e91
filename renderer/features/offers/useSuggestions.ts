// Values that the server suggests for the field that the person is in: asked for once they pause, and only where it declares them.
import { useEffect, useState } from 'react';
import { noSuggestions, type Suggestions } from '../../../shared/catalogue/offerView.ts';
import type { CallArguments } from '../../../shared/ipc/contract.ts';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import { useApi } from '../../state/hooks.ts';

type Source = CallArguments['servers.suggest']['source'];

interface Asked {
  readonly argument: string;
  readonly value: string;
  readonly others: readonly (readonly [name: string, text: string])[];
}

interface SuggestionState {
  /** For that field, as it stands. */
  readonly of: (argument: string) => Suggestions;
  readonly ask: (asked: Asked) => void;
}

export const pauseMs = 250;

export function useSuggestions(server: ServerView, source: Source): SuggestionState {
  const api = useApi();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [answer, setAnswer] = useState<{
    readonly argument: string;
    readonly values: Suggestions;
  }>();
  const canAsk = server.offer.suggests && server.state.kind === 'connected';
  const serverId = server.id;
  const key = JSON.stringify([serverId, source, asked]);

  useEffect(() => {
    if (asked === null || !canAsk) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      const { argument, value } = asked;
      const others = asked.others.map(([name, text]): [string, string] => [name, text]);
      void api.servers.suggest({ serverId, source, argument, value, others }).then((result) => {
        if (!isOver && result.ok) setAnswer({ argument, values: result.value });
      });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- What is asked for stands in the key; its objects are new at each draw.
  }, [key, canAsk, api]);

  return {
    of: (argument) =>
      answer?.argument === argument && asked?.argument === argument ? answer.values : noSuggestions,
    ask: setAsked,
  };
}
