import { HOUR_MS } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { minuteOf } from '@/lib/clock/local-minute';
import { useClock } from '@/lib/clock/use-clock';
import { Segmented } from '@/ui/actions/segmented';
import { AmountField } from '@/ui/forms/amount-field';
import { SelectField } from '@/ui/forms/select-field';
import { TextField } from '@/ui/forms/text-field';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import type { ResaleDraft } from './resale-draft';

const LENGTHS = [1, 3, 7, 14] as const;

export interface ResaleFieldsProps {
  draft: ResaleDraft;
  coin: string;
  errorOf: (field: 'price' | 'per_increase' | 'start_time' | 'end_time') => string | undefined;
  onChange: (next: Partial<ResaleDraft>) => void;
}

/** Sale mode, price and time of an offer. */
export function ResaleFields({ draft, coin, errorOf, onChange }: ResaleFieldsProps) {
  const { t } = useTranslation(['nft-own', 'common']);
  const clock = useClock();
  const nextHour = minuteOf(clock.now() + HOUR_MS);
  const isAuction = draft.mode === 'auction';
  return (
    <Stack gap={4}>
      <Segmented
        label={t('resell.mode')}
        value={draft.mode}
        onValueChange={(mode) => onChange({ mode })}
        segments={[
          { value: 'fixed', label: t('mode1'), tone: 'accent' },
          { value: 'auction', label: t('mode2'), tone: 'accent' },
        ]}
      />
      <AmountField
        label={t(isAuction ? 'resell.startPrice' : 'resell.price', { coin })}
        value={draft.price}
        precision={8}
        onValueChange={(price) => onChange({ price })}
        error={errorOf('price')}
      />
      {isAuction && (
        <AmountField
          label={t('resell.increase', { coin })}
          value={draft.increase}
          precision={8}
          onValueChange={(increase) => onChange({ increase })}
          hint={t('resell.increaseHint')}
          error={errorOf('per_increase')}
        />
      )}
      <Stack gap={2}>
        <Text size="small" tone="secondary">
          {t('resell.begin')}
        </Text>
        <Segmented
          label={t('resell.begin')}
          value={draft.start === '' ? 'now' : 'later'}
          onValueChange={(next) => onChange({ start: next === 'now' ? '' : nextHour })}
          segments={[
            { value: 'now', label: t('resell.now'), tone: 'accent' },
            { value: 'later', label: t('resell.later'), tone: 'accent' },
          ]}
        />
        {draft.start !== '' && (
          <TextField
            type="datetime-local"
            label={t('resell.beginAt')}
            value={draft.start}
            onValueChange={(start) => onChange({ start: start || nextHour })}
            hint={t('resell.zone')}
            error={errorOf('start_time')}
          />
        )}
      </Stack>
      <Stack gap={2}>
        <SelectField
          label={t('resell.length')}
          title={t('resell.length')}
          closeLabel={t('common:close')}
          placeholder={t('resell.length')}
          value={String(draft.days)}
          onValueChange={(days) => onChange({ days: Number(days) })}
          options={[
            ...LENGTHS.map((days) => ({ value: String(days), label: t('resell.days', { count: days }) })),
            { value: '0', label: t('resell.own') },
          ]}
        />
        {draft.days === 0 && (
          <TextField
            type="datetime-local"
            label={t('resell.endAt')}
            value={draft.end}
            onValueChange={(end) => onChange({ end })}
            hint={t('resell.zone')}
            error={errorOf('end_time')}
          />
        )}
      </Stack>
    </Stack>
  );
}
