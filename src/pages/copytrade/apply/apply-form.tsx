import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { TRADER_APPLICATION_FIELDS } from '@/contract/refusals/fields/copy';
import { useUserInfo } from '@/data/accounts/user';
import { type Application, useApply } from '@/data/copy/queries';
import { createDraft } from '@/data/session/drafts';
import { MAX_INTRODUCTION, traderApplicationViolations } from '@/domain/copy/copy';
import { APPROVED } from '@/domain/identity/identity';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { TextArea } from '@/ui/forms/text-area';
import { Card } from '@/ui/layout/card';
import { Row, Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlays/toast-store';
import { Text } from '@/ui/text/text';
import { useForm } from '../../_shared/form/use-form';
import { PartFailure } from '../../_shared/load-failure';

/** A condition with its state: met or not. */
function Need({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  const Icon = isMet ? CircleCheck : CircleDashed;
  return (
    <Row gap={2} align="center">
      <Icon size={18} aria-hidden color={isMet ? 'var(--up)' : 'var(--warn)'} />
      <Text tone={isMet ? 'default' : 'secondary'}>{children}</Text>
    </Row>
  );
}

const introductionDraft = createDraft('trader-application', v.string(), '');

/** Conditions and consequences of being copied, and the application form. */
export function ApplyForm({ application }: { application: Application }) {
  const { t } = useTranslation(['copy', 'errors']);
  const format = useFormats();
  const apply = useApply();
  const text = useStore(introductionDraft);
  const info = useUserInfo();
  const { minimum, equity, following, status } = application;

  // For a user who is not verified, the exchange's refusal comes before all others.
  const isVerified = info.data?.review_status === APPROVED;
  const form = useForm({
    fields: TRADER_APPLICATION_FIELDS,
    violations: traderApplicationViolations(text, {
      isMade: null,
      isVerified: null,
      following: isVerified ? following : null,
      equity: isVerified ? new Decimal(equity) : null,
      minimum,
    }),
    showErrorsOnce: 'submitted',
  });

  const send = async () => {
    await apply.mutateAsync({ introduction: text.trim() });
    toast.show(t('apply.sent'), { kind: 'success' });
    introductionDraft.forget(text);
  };

  return (
    <form
      id={form.id}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(send);
      }}
    >
      <Stack gap={2}>
        <Card title={t('apply.lead')}>
          <Stack gap={2}>
            {(['point1', 'point2', 'point3'] as const).map((point) => (
              <Text key={point} as="p" tone="secondary">
                {t(`apply.${point}`)}
              </Text>
            ))}
          </Stack>
        </Card>
        <Card title={t('apply.needs')}>
          <Stack gap={2}>
            {info.isError && !info.data ? (
              <PartFailure title={t('errors:parts.identity')} query={info} />
            ) : (
              <Need isMet={isVerified}>{t('apply.identity')}</Need>
            )}
            <Need isMet={new Decimal(equity).gte(minimum)}>
              {t('apply.means', { amount: format.upTo(minimum, 2) })}
            </Need>
            <Need isMet={following === 0}>{t('apply.alone')}</Need>
          </Stack>
        </Card>
        <Card>
          <Stack gap={3}>
            <TextArea
              label={t('apply.introduction')}
              placeholder={t('apply.placeholder')}
              maxLength={MAX_INTRODUCTION}
              rows={3}
              value={text}
              onValueChange={(next) => {
                introductionDraft.set(next);
                form.changed('introduction');
              }}
              error={form.messageOf('introduction') ?? form.formMessage}
            />
            <Button block size="lg" variant="primary" type="submit" loading={form.pending} data-testid="apply-submit">
              {t(status === 'rejected' ? 'act.again' : 'act.apply')}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </form>
  );
}
