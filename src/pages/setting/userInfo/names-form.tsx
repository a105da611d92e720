import * as v from 'valibot';
import { useChangeNames } from '@/data/accounts/profile';
import { createDraft } from '@/data/session/drafts';
import type { User } from '@/data/session/session';
import * as rule from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { Button } from '@/ui/actions/button';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';
import { Card } from '@/ui/layout/card';
import { toast } from '@/ui/overlays/toast-store';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useProblems } from '../_shared/use-problems';

/** A field is null until it is edited; the stored value is shown then. */
interface NamesDraft {
  readonly nickname: string | null;
  readonly signature: string | null;
}

const UNTOUCHED: NamesDraft = { nickname: null, signature: null };
const namesStore = createDraft<NamesDraft>(
  'names',
  v.object({ nickname: v.nullable(v.string()), signature: v.nullable(v.string()) }),
  UNTOUCHED,
);

/** Form for nickname and signature. */
export function NamesForm({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'common']);
  const draft = useStore(namesStore);
  const problems = useProblems(['nickname', 'signature']);
  const change = useChangeNames();

  const stored = { nickname: user.nickname ?? '', signature: user.signature ?? '' };
  const nickname = draft.nickname ?? stored.nickname;
  const signature = draft.signature ?? stored.signature;
  const isChanged = nickname.trim() !== stored.nickname || signature.trim() !== stored.signature;

  const type = (field: keyof NamesDraft) => (text: string) => {
    problems.clear(field);
    namesStore.set({ ...namesStore.get(), [field]: text });
  };
  const submit = () => {
    const fields = { nickname: nickname.trim(), signature: signature.trim() };
    const verdicts = {
      nickname: rule.nickname(fields.nickname),
      // An unchanged signature need not pass the rule.
      signature: fields.signature === stored.signature ? null : rule.signature(fields.signature),
    };
    if (!problems.accept(verdicts) || change.isPending) return;
    change.mutate(fields, {
      onSuccess() {
        namesStore.set(UNTOUCHED);
        toast.show(t('saved'), { kind: 'success' });
      },
      onError: problems.fail,
    });
  };

  return (
    <Card>
      <ProblemForm problems={problems} onSubmit={submit}>
        <TextField
          name="nickname"
          label={t('nickname')}
          hint={t('nicknameHint')}
          autoComplete="nickname"
          // Longer than the rule, so that a pasted name is refused instead of being cut silently.
          maxLength={rule.NICKNAME_LENGTH.max * 3}
          value={nickname}
          onValueChange={type('nickname')}
          clearLabel={t('common:clear')}
          error={problems.text('nickname')}
        />
        <TextArea
          name="signature"
          label={t('signature')}
          hint={t('signatureHint')}
          rows={2}
          maxLength={rule.SIGNATURE_LENGTH.max}
          value={signature}
          onValueChange={type('signature')}
          error={problems.text('signature')}
        />
        <FormProblem text={problems.text('form')} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          disabled={!isChanged}
          loading={change.isPending}
          guard={false}
        >
          {t('common:save')}
        </Button>
      </ProblemForm>
    </Card>
  );
}
