import { answerFirst, useQuestion } from './ask';
import { ConfirmDialog } from './dialog';

/** Shows the questions of `ask`; mounted once by the shell. */
export default function AskHost() {
  const shown = useQuestion();
  if (!shown) return null;
  return (
    <ConfirmDialog
      // Each question is a new dialog, so that its opening is guarded again.
      key={shown.id}
      {...shown.question}
      open={shown.open}
      onOpenChange={(open) => !open && answerFirst(false)}
      onConfirm={() => answerFirst(true)}
    />
  );
}
