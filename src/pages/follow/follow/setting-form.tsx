import type { TraderDetail } from '@/data/copy/queries';
import { requestedLots } from '@/domain/copy/copy';
import { NO_NUMBER } from '@/domain/money/number-format';
import { TextWithElements } from '@/i18n/text-with-elements';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Checkbox } from '@/ui/forms/checkbox';
import { Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { TraderFace } from '../../_shared/copy/trader-face';
import { useStopCopying } from '../../_shared/copy/use-stop-copying';
import { CopyBalance } from './copy-balance';
import { clearSetting, typeOf } from './setting-draft';
import { CopySize, Deadline } from './setting-fields';
import { useSettingForm } from './use-setting-form';

/** Lots of the trade used as an example. */
const EXAMPLE = 100;

/** Copy settings of a trader, with an example of their effect. */
export function SettingForm({ trader }: { trader: TraderDetail }) {
  const { t, i18n } = useTranslation(['copy', 'common']);
  const form = useSettingForm(trader);
  const stop = useStopCopying();
  const { input, change } = form;
  const { id, nickname: name } = trader.trader_info;
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
        <CopySize form={form} />
        <Deadline form={form} />
        <KeyValueList>
          <KeyValue
            label={t('common:labelled', { label: t('form.example'), value: t('form.exampleRow', { lots: EXAMPLE }) })}
            strong
          >
            <Num>
              {form.number
                ? t('form.exampleYou', { lots: requestedLots(typeOf(input), form.number, EXAMPLE) })
                : NO_NUMBER}
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
