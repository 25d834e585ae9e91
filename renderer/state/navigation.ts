// View state of the window: the page in the content area and the questions that were set aside.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { QuestionView } from '../../shared/elicitation/questionView.ts';

export type NamedTexts = readonly (readonly [name: string, text: string])[];

export type Place =
  | { readonly kind: 'home' }
  | { readonly kind: 'server'; readonly serverId: string }
  /** Its messages. */
  | { readonly kind: 'wire'; readonly serverId: string }
  | { readonly kind: 'add-server' }
  /** `isSigningIn`: the server wants a sign-in, so an Authorization header is prepared. */
  | { readonly kind: 'edit-server'; readonly serverId: string; readonly isSigningIn: boolean }
  | {
      readonly kind: 'tool';
      readonly serverId: string;
      readonly tool: string;
      /** Arguments of an earlier run to start from. */
      readonly initialText?: string;
    }
  | {
      readonly kind: 'prompt';
      readonly serverId: string;
      readonly prompt: string;
      /** Arguments of an earlier run to start from. */
      readonly initial?: NamedTexts;
    }
  | {
      readonly kind: 'resource';
      readonly serverId: string;
      readonly source:
        | { readonly kind: 'resource'; readonly uri: string }
        | {
            readonly kind: 'template';
            readonly uriTemplate: string;
            /** Of an earlier run to start from. */
            readonly values: NamedTexts;
          };
    }
  | { readonly kind: 'action'; readonly actionId: string }
  | { readonly kind: 'questions' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'history' }
  | { readonly kind: 'settings' };

export interface NavigationState {
  readonly place: Place;
  /** Questions that the person left without answering; they stay under Questions. */
  readonly setAside: ReadonlySet<string>;
  /** The question that the person opened from the list, before the one whose turn it is. */
  readonly chosenQuestion: string | null;
}

export type NavigationStore = StoreApi<NavigationState>;

export const createNavigationStore = (): NavigationStore =>
  createStore<NavigationState>()(() => ({
    place: { kind: 'home' },
    setAside: new Set(),
    chosenQuestion: null,
  }));

/**
 * Goes to a page. A question in front of the content is set aside by it, unanswered, and with it those that
 * wait behind it: the person wants to be elsewhere, and only a new one comes to the front by itself. On the way to the very
 * action that asks it stays: its server may be quicker than the page.
 */
export function goTo(store: NavigationStore, place: Place, questions: readonly QuestionView[]) {
  const state = store.getState();
  const asked = visibleQuestion(questions, state);
  const isLeft =
    asked !== null &&
    !(place.kind === 'action' && asked.request.actionIds.includes(place.actionId));
  store.setState({
    place,
    chosenQuestion: isLeft ? null : state.chosenQuestion,
    setAside: isLeft ? new Set(questions.map(({ request }) => request.id)) : state.setAside,
  });
}

/** Shows a question again, or ahead of its turn. */
export function showQuestion(store: NavigationStore, questionId: string) {
  store.setState(({ setAside }) => ({
    chosenQuestion: questionId,
    setAside: new Set([...setAside].filter((id) => id !== questionId)),
  }));
}

/** The one question in front of the content, if any (one dialog at a time). */
export function visibleQuestion(
  questions: readonly QuestionView[],
  { setAside, chosenQuestion }: Pick<NavigationState, 'setAside' | 'chosenQuestion'>,
): QuestionView | null {
  const chosen = questions.find(({ request }) => request.id === chosenQuestion);
  if (chosen !== undefined) return chosen;
  const inTurn = questions.filter(({ request }) => !setAside.has(request.id));
  // What was in front stays until the person has read why it closed; what was taken back before its turn never gets there.
  return (
    inTurn.find(({ state }) => state.kind === 'withdrawn' && state.isUnseen !== true) ??
    inTurn.find(({ state }) => state.kind === 'presented') ??
    null
  );
}

/** A new question whose turn does not come in main, since the one presented there was set aside here. */
export function questionToPresent(
  questions: readonly QuestionView[],
  navigation: Pick<NavigationState, 'setAside' | 'chosenQuestion'>,
): string | null {
  if (visibleQuestion(questions, navigation) !== null) return null;
  const next = questions.find(
    ({ request, state }) => state.kind === 'queued' && !navigation.setAside.has(request.id),
  );
  return next?.request.id ?? null;
}
