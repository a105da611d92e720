import { type ReactNode, useSyncExternalStore } from 'react';
import { ConfirmDialog } from './dialog';

export interface Question {
  title: ReactNode;
  body?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  danger?: boolean;
}

interface Pending {
  question: Question;
  answer: (yes: boolean) => void;
}

let queue: readonly Pending[] = [];
/** Kept while the dialog slides out, so that its words do not vanish before it does. */
let last: Question | null = null;
const listeners = new Set<() => void>();

function update(next: readonly Pending[]): void {
  queue = next;
  last = next[0]?.question ?? last;
  for (const listener of listeners) listener();
}

/** Asks a yes-or-no question from anywhere; questions wait for each other. Needs one AskHost on the screen. */
export function ask(question: Question): Promise<boolean> {
  return new Promise((answer) => update([...queue, { question, answer }]));
}

function answerFirst(yes: boolean): void {
  const [first, ...rest] = queue;
  update(rest);
  first?.answer(yes);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows the questions of `ask`; mounted once by the shell. */
export function AskHost() {
  const first = useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  );
  const question = first?.question ?? last;
  if (!question) return null;
  return (
    <ConfirmDialog
      {...question}
      open={first !== undefined}
      onOpenChange={(open) => !open && answerFirst(false)}
      onConfirm={() => answerFirst(true)}
    />
  );
}
