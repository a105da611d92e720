import { OTC_PAY_MINUTES } from '@/domain/otc/ad';
import { OTC_METHODS, type OtcMethod } from '@/domain/otc/otc';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { Segmented } from '@/ui/actions/segmented';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { Problem } from '../../_shared/form/problem';
import type { AdDraft } from './otc-drafts';

interface AdPaymentProps {
  draft: AdDraft;
  onChange: (next: Partial<AdDraft>) => void;
}

/** The payment methods that the advertisement accepts. */
export function AdMethods({ draft, onChange, error }: AdPaymentProps & { error: string | undefined }) {
  const { t } = useTranslation('otc');
  const toggle = (method: OtcMethod) =>
    onChange({ methods: OTC_METHODS.filter((one) => draft.methods.includes(one) !== (one === method)) });
  return (
    <Stack gap={2}>
      <Text size="small" tone="secondary">
        {t('method')}
      </Text>
      <ChipRow label={t('method')}>
        {OTC_METHODS.map((method) => (
          <Chip key={method} selected={draft.methods.includes(method)} onClick={() => toggle(method)}>
            {t(`methods.${method}`)}
          </Chip>
        ))}
      </ChipRow>
      {error && <Problem>{error}</Problem>}
    </Stack>
  );
}

/** The time in which an order must be paid. */
export function AdMinutes({ draft, onChange }: AdPaymentProps) {
  const { t } = useTranslation('otc');
  return (
    <Stack gap={2}>
      <Text size="small" tone="secondary">
        {t('ad.minutes')}
      </Text>
      <Segmented
        label={t('ad.minutes')}
        value={String(draft.minutes)}
        onValueChange={(chosen) => {
          const minutes = OTC_PAY_MINUTES.find((one) => String(one) === chosen);
          if (minutes) onChange({ minutes });
        }}
        segments={OTC_PAY_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: t('ad.within', { count: minutes }),
        }))}
      />
    </Stack>
  );
}
