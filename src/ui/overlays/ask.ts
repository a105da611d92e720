import { type ReactNode, useSyncExternalStore } from 'react';

export interface Question {
  title: ReactNode;
  body?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  danger?: boolean;
}

interface Asked {
  question: Question;
  answer: (yes: boolean) => void;
}

let queue: readonly Asked[] = [];
/** Kept while the dialog slides out, so that its words do not vanish before it does. */
let last: Question | null = null;
const listeners = new Set<() => void>();

function update(next: readonly Asked[]): void {
  queue = next;
  last = next[0]?.question ?? last;
  for (const listener of listeners) listener();
}

/** Asks a yes-or-no question from anywhere; questions wait for each other. They are shown by one AskHost (./ask-host.tsx). */
export function ask(question: Question): Promise<boolean> {
  return new Promise((answer) => update([...queue, { question, answer }]));
}

/** Answers the question on screen. */
export function answerFirst(yes: boolean): void {
  const [first, ...rest] = queue;
  update(rest);
  first?.answer(yes);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The question on screen or, while it leaves, the last one; null until there is one. */
export function useQuestion(): { question: Question; open: boolean } | null {
  const first = useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  );
  const question = first?.question ?? last;
  return question && { question, open: first !== undefined };
}
