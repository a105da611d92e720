import { COPY_DAYS } from '@/domain/copy/copy';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { Segmented } from '@/ui/actions/segmented';
import { AmountField } from '@/ui/forms/amount-field';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import type { Days } from './setting-draft';
import type { SettingFormState } from './use-setting-form';

const PICKS = { multiple: ['0.5', '1', '2', '3', '5'], lots: ['1', '2', '3', '4', '5'] } as const;
const DAYS: readonly Days[] = [0, ...COPY_DAYS];

interface FieldProps {
  form: SettingFormState;
}

/** How large the copies are: a multiple of the trader's lots, or always as many. */
export function CopySize({ form: { input, change, messageOf } }: FieldProps) {
  const { t } = useTranslation('copy');
  const format = useFormats();
  const { mode } = input;
  const isMultiple = mode === 'multiple';
  return (
    <>
      <Segmented
        label={t('form.mode')}
        value={mode}
        onValueChange={(next) => change({ mode: next })}
        segments={[
          { value: 'multiple', label: t('form.multiple'), tone: 'accent' },
          { value: 'lots', label: t('form.lots'), tone: 'accent' },
        ]}
      />
      <Stack gap={2}>
        <AmountField
          key={mode}
          label={t(isMultiple ? 'form.multipleLabel' : 'form.lotsLabel')}
          hint={t(isMultiple ? 'form.multipleHint' : 'form.lotsHint')}
          error={messageOf('number')}
          precision={isMultiple ? 4 : 0}
          suffix={isMultiple ? '×' : undefined}
          value={input[mode]}
          onValueChange={(value) => change({ [mode]: value })}
          data-testid="copy-number"
        />
        <ChipRow label={t('form.mode')}>
          {PICKS[mode].map((pick) => (
            <Chip key={pick} selected={input[mode] === pick} onClick={() => change({ [mode]: pick })}>
              {isMultiple ? `${format.upTo(pick, 1)}×` : pick}
            </Chip>
          ))}
        </ChipRow>
      </Stack>
    </>
  );
}

/** After how many days copying ends, and on which date that is. */
export function Deadline({ form: { input, change, endMs } }: FieldProps) {
  const { t } = useTranslation('copy');
  const format = useFormats();
  const endsAtMs = endMs();
  return (
    <Stack gap={2}>
      <Text size="small" tone="secondary">
        {t('form.deadline')}
      </Text>
      <Segmented
        label={t('form.deadline')}
        value={String(input.days)}
        onValueChange={(chosen) => change({ days: DAYS.find((days) => String(days) === chosen) ?? 0 })}
        segments={DAYS.map((days) => ({
          value: String(days),
          label: days === 0 ? t('form.noEnd') : t('form.days', { count: days }),
          tone: 'accent',
        }))}
      />
      {endsAtMs > 0 && (
        <Text size="small" tone="muted">
          {t('form.endsOn', { date: format.dateTime(endsAtMs) })}
        </Text>
      )}
    </Stack>
  );
}
