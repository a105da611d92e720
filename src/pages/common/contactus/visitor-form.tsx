import { CircleCheck } from 'lucide-react';
import { EMAIL_FIELD_MAX } from '@/domain/accounts/validation';
import { SUPPORT_RULE } from '@/domain/messages/talk';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { FormProblem } from '../../_shared/form/form-problem';
import { ProblemForm } from '../../_shared/form/problem-form';
import { useVisitorForm } from './use-visitor-form';

/** A message to customer service from a visitor, who may be unable to log in. */
export function VisitorForm() {
  const { t } = useTranslation(['talk', 'errors', 'common']);
  const { account, text, form, sentFor, type, send, writeAnother } = useVisitorForm();
  if (sentFor !== null)
    return (
      <Card>
        <div role="status">
          <EmptyState
            icon={<CircleCheck size={30} strokeWidth={1.5} aria-hidden />}
            title={t('visitor.sent')}
            hint={t('visitor.sentHint', { account: sentFor })}
            action={<Button onClick={writeAnother}>{t('visitor.again')}</Button>}
          />
        </div>
      </Card>
    );
  return (
    <Card>
      <ProblemForm form={form} onSubmit={send}>
        <Stack gap={1}>
          <Text as="h2" size="title" weight="bold">
            {t('visitor.title')}
          </Text>
          <Text as="p" size="note" tone="secondary">
            {t('visitor.hint')}
          </Text>
        </Stack>
        <TextField
          name="account"
          label={t('visitor.account')}
          hint={t('visitor.accountHint')}
          exact
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_FIELD_MAX}
          value={account}
          onValueChange={(next) => type({ account: next })}
          clearLabel={t('common:clear')}
          error={form.messageOf('account')}
        />
        <TextArea
          name="text"
          label={t('visitor.text')}
          maxLength={SUPPORT_RULE.max}
          value={text}
          onValueChange={(next) => type({ text: next })}
          error={form.messageOf('text')}
        />
        <FormProblem text={form.formMessage} />
        <Button type="submit" variant="primary" size="lg" block loading={form.pending} guard={false}>
          {t('visitor.send')}
        </Button>
      </ProblemForm>
    </Card>
  );
}
