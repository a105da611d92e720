import type { TraderDetail } from '@/data/copy/queries';
import { COPY_DAYS, requestedLots } from '@/domain/copy/copy';
import { TextWithElements } from '@/i18n/text-with-elements';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { Segmented } from '@/ui/actions/segmented';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Checkbox } from '@/ui/forms/checkbox';
import { Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { TraderFace } from '../../_shared/copy/trader-face';
import { useStopCopying } from '../../_shared/copy/use-stop-copying';
import { CopyBalance } from './copy-balance';
import { clearSetting, type Days, typeOf } from './setting-draft';
import { useSettingForm } from './use-setting-form';

const PICKS = { multiple: ['0.5', '1', '2', '3', '5'], lots: ['1', '2', '3', '4', '5'] } as const;
const DAYS: readonly Days[] = [0, ...COPY_DAYS];
/** Lots of the trade used as an example. */
const EXAMPLE = 100;

/** Copy settings of a trader, with an example of their effect. */
export function SettingForm({ trader }: { trader: TraderDetail }) {
  const { t, i18n } = useTranslation(['copy', 'common']);
  const format = useFormats();
  const form = useSettingForm(trader);
  const stop = useStopCopying();
  const { input, change } = form;
  const { mode } = input;
  const { id, nickname: name } = trader.trader_info;
  const endMs = form.endMs();
  const agreement = i18n.language.startsWith('zh') ? '/pages/follow/agreement_zh' : '/pages/follow/agreement_en';
  return (
    <form
      id={form.id}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack gap={5}>
        <TraderFace trader={trader.trader_info} isFollowed={trader.is_followed} size={52} />
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
            label={t(mode === 'multiple' ? 'form.multipleLabel' : 'form.lotsLabel')}
            hint={t(mode === 'multiple' ? 'form.multipleHint' : 'form.lotsHint')}
            error={form.messageOf('number')}
            precision={mode === 'multiple' ? 4 : 0}
            suffix={mode === 'multiple' ? '×' : undefined}
            value={input[mode]}
            onValueChange={(value) => change({ [mode]: value })}
            data-testid="copy-number"
          />
          <ChipRow label={t('form.mode')}>
            {PICKS[mode].map((pick) => (
              <Chip key={pick} selected={input[mode] === pick} onClick={() => change({ [mode]: pick })}>
                {mode === 'multiple' ? `${format.upTo(pick, 1)}×` : pick}
              </Chip>
            ))}
          </ChipRow>
        </Stack>
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
          {endMs > 0 && (
            <Text size="small" tone="muted">
              {t('form.endsOn', { date: format.dateTime(endMs) })}
            </Text>
          )}
        </Stack>
        <KeyValueList>
          <KeyValue
            label={t('common:labelled', { label: t('form.example'), value: t('form.exampleRow', { lots: EXAMPLE }) })}
            strong
          >
            <Num>
              {form.number ? t('form.exampleYou', { lots: requestedLots(typeOf(input), form.number, EXAMPLE) }) : '—'}
            </Num>
          </KeyValue>
          <CopyBalance />
        </KeyValueList>
        <Text size="small" tone="muted">
          {t('form.meansHint')}
        </Text>
        <Checkbox
          checked={input.agreed}
          onCheckedChange={(agreed) => change({ agreed })}
          error={form.messageOf('agreed')}
        >
          {/* TextWithElements inserts the text of the link. */}
          {/* biome-ignore lint/a11y/useAnchorContent: see above */}
          <TextWithElements i18nKey="copy:form.agree" components={{ agreement: <a href={`#${path(agreement)}`} /> }} />
        </Checkbox>
        {form.formMessage && (
          <Text as="p" tone="error">
            <span role="alert">{form.formMessage}</span>
          </Text>
        )}
        <Stack gap={2}>
          <Button block size="lg" variant="primary" type="submit" loading={form.isSending} data-testid="copy-submit">
            {trader.is_followed ? t('act.save') : t('act.start', { name })}
          </Button>
          {trader.is_followed && (
            <Button
              block
              variant="ghost"
              loading={stop.isPending}
              onClick={() => void stop.ask({ id, name }, clearSetting)}
            >
              {t('act.stop')}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
