import { useState } from 'react';
import * as v from 'valibot';
import { useUserInfo } from '@/data/accounts/user';
import { isApiError } from '@/data/api/api-error';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { type Application, useApply } from '@/data/queries/copy';
import { createDraft } from '@/data/session/drafts';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { Button } from '@/ui/actions/button';
import { TextArea } from '@/ui/forms/text-area';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlays/toast-store';
import { Text } from '@/ui/text/text';
import { PartFailure } from '../../_shared/load-failure';
import { Need } from './need';

/** Longest introduction which the exchange accepts. */
const MOST_LETTERS = 200;
const APPROVED = 2;

const introductionDraft = createDraft('trader-application', v.string(), '');

/** Conditions and consequences of being copied, and the application form. */
export function ApplyForm({ application }: { application: Application }) {
  const { t } = useTranslation(['copy', 'errors']);
  const format = useFormats();
  const apply = useApply();
  const text = useStore(introductionDraft);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState('');
  const info = useUserInfo();
  const { minimum, equity, following, status } = application;

  const submit = () => {
    setTried(true);
    if (text.trim() === '' || apply.isPending) return;
    setRefused('');
    apply.mutate(
      { introduction: text.trim() },
      {
        onSuccess() {
          toast.show(t('apply.sent'), { kind: 'success' });
          introductionDraft.set('');
        },
        onError(error) {
          if (isUncertain(error)) setRefused(repeatsSafely() ? t('errors:unsureSafe') : t('form.unsure'));
          else if (isApiError(error, 'refused')) setRefused(error.message || t('errors:refused'));
        },
      },
    );
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
              <Need isMet={info.data?.review_status === APPROVED}>{t('apply.identity')}</Need>
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
              maxLength={MOST_LETTERS}
              rows={3}
              value={text}
              onValueChange={(next) => {
                introductionDraft.set(next);
                setRefused('');
              }}
              error={refused || (tried && text.trim() === '' ? t('apply.introductionNeeded') : undefined)}
            />
            <Button
              block
              size="lg"
              variant="primary"
              type="submit"
              loading={apply.isPending}
              data-testid="apply-submit"
            >
              {t(status === 'rejected' ? 'act.again' : 'act.apply')}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </form>
  );
}
