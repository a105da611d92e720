import { answerFirst, useQuestion } from './ask';
import { ConfirmDialog } from './dialog';

/** Shows the questions of `ask`; mounted once by the shell. */
export default function AskHost() {
  const asked = useQuestion();
  if (!asked) return null;
  return (
    <ConfirmDialog
      // Each question is a new dialog, so that its opening is guarded again.
      key={asked.id}
      {...asked.question}
      open={asked.open}
      onOpenChange={(open) => !open && answerFirst(false)}
      onConfirm={() => answerFirst(true)}
    />
  );
}
