import { answerFirst, useQuestion } from './ask';
import { ConfirmDialog } from './dialog';

/** Shows the questions of `ask`; mounted once by the shell. */
export default function AskHost() {
  const asked = useQuestion();
  if (!asked) return null;
  return (
    <ConfirmDialog
      // The next question is a dialog of its own, which nobody has seen yet.
      key={asked.id}
      {...asked.question}
      open={asked.open}
      onOpenChange={(open) => !open && answerFirst(false)}
      onConfirm={() => answerFirst(true)}
    />
  );
}
