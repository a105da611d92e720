import { type ReactNode, useSyncExternalStore } from 'react';

export interface Question {
  title: ReactNode;
  body?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  danger?: boolean;
}

interface PendingQuestion {
  id: number;
  question: Question;
  answer: (yes: boolean) => void;
}

let queue: readonly PendingQuestion[] = [];
/** Kept while the dialog slides out, so that its texts stay until it is gone. */
let last: PendingQuestion | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function update(next: readonly PendingQuestion[]): void {
  queue = next;
  last = next[0] ?? last;
  for (const listener of listeners) listener();
}

/** Asks a yes-or-no question from anywhere; further questions are queued. One AskHost shows them (./ask-host.tsx). */
export function ask(question: Question): Promise<boolean> {
  return new Promise((answer) => update([...queue, { id: nextId++, question, answer }]));
}

/** Answers the displayed question. */
export function answerFirst(yes: boolean): void {
  const [first, ...rest] = queue;
  update(rest);
  first?.answer(yes);
}

/** Answers every open question with no, because its subject no longer exists. */
export function dismissQuestions(): void {
  const open = queue;
  update([]);
  for (const { answer } of open) answer(false);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The displayed question or, while it slides out, the last one; null before the first. Ids are unique. */
export function useQuestion(): { id: number; question: Question; open: boolean } | null {
  const first = useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  );
  const shown = first ?? last;
  return shown && { id: shown.id, question: shown.question, open: first !== undefined };
}
