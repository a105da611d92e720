import * as v from 'valibot';
import { NAMES_FIELDS } from '@/contract/refusals/fields/accounts';
import { useChangeNames } from '@/data/accounts/profile';
import { createDraft } from '@/data/session/drafts';
import type { User } from '@/data/session/session';
import { namesViolations } from '@/domain/accounts/account-rules';
import { NICKNAME_LENGTH, SIGNATURE_LENGTH } from '@/domain/accounts/validation';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';
import { Card } from '@/ui/layout/card';
import { toast } from '@/ui/overlays/toast-store';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useForm } from '../../_shared/form/use-form';

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
  const change = useChangeNames();

  const stored = { nickname: user.nickname ?? '', signature: user.signature ?? '' };
  const nickname = draft.nickname ?? stored.nickname;
  const signature = draft.signature ?? stored.signature;
  const isChanged = nickname.trim() !== stored.nickname || signature.trim() !== stored.signature;

  const type = (field: keyof NamesDraft) => (text: string) => {
    form.changed(field);
    namesStore.set({ ...namesStore.get(), [field]: text });
  };
  const fields = { nickname: nickname.trim(), signature: signature.trim() };
  const violations = namesViolations({
    nickname: fields.nickname,
    // An unchanged signature need not pass the rule.
    signature: fields.signature === stored.signature ? null : fields.signature,
  });
  const form = useForm({ fields: NAMES_FIELDS, violations, showErrorsOnce: 'submitted' });
  const submit = () =>
    form.submit(async () => {
      await change.mutateAsync(fields);
      // Names typed while these were sent are not saved yet.
      if (namesStore.get() === draft) namesStore.set(UNTOUCHED);
      toast.show(t('saved'), { kind: 'success' });
    });

  return (
    <Card>
      <ProblemForm form={form} onSubmit={submit}>
        <TextField
          name="nickname"
          label={t('nickname')}
          hint={t('nicknameHint')}
          autoComplete="nickname"
          // Longer than the rule, so that a pasted name is refused instead of being cut silently.
          maxLength={NICKNAME_LENGTH.max * 3}
          value={nickname}
          onValueChange={type('nickname')}
          clearLabel={t('common:clear')}
          error={form.messageOf('nickname')}
        />
        <TextArea
          name="signature"
          label={t('signature')}
          hint={t('signatureHint')}
          rows={2}
          maxLength={SIGNATURE_LENGTH.max}
          value={signature}
          onValueChange={type('signature')}
          error={form.messageOf('signature')}
        />
        <FormProblem text={form.formMessage} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          disabled={!isChanged}
          focusableWhenDisabled
          loading={form.pending}
          guard={false}
        >
          {t('common:save')}
        </Button>
      </ProblemForm>
    </Card>
  );
}
