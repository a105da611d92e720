import { BookOpenText, Globe } from 'lucide-react';
import { useState } from 'react';
import type { ProjectInfo } from '@/data/ieo/queries';
import { coinsLeft, OVER } from '@/domain/ieo/subscription';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { RichText } from '@/ui/text/rich-text';
import { useIeoTexts } from '../_shared/use-ieo-texts';
import styles from './project-facts.module.css';

/** Terms of the sale, and the project's self-description. */
export function ProjectFacts({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation('ieo');
  const texts = useIeoTexts();
  const { currency_name: token, pay_currency_name: paid, amount, total_sell, time_status } = info;
  const isOver = time_status === OVER;
  return (
    <Card title={t('detail.facts')}>
      <Stack gap={3}>
        <KeyValueList>
          <KeyValue label={t('detail.issuancePrice')}>{`1 ${token} = ${texts.amount(info.price, paid)}`}</KeyValue>
          <KeyValue label={t('detail.totalIssuance')}>{texts.amount(amount, token)}</KeyValue>
          <KeyValue label={t('detail.remaining')}>
            {texts.amount(coinsLeft(new Decimal(amount), new Decimal(total_sell)), token)}
          </KeyValue>
          <KeyValue label={t('detail.payWith')}>{paid}</KeyValue>
          <KeyValue label={t('detail.limits')}>
            {t('detail.limitsValue', {
              min: texts.format.upTo(info.min, 8),
              max: texts.amount(info.max ?? amount, token),
            })}
          </KeyValue>
          {time_status !== 1 && (
            <>
              <KeyValue label={t('detail.applications')}>{texts.format.upTo(info.total_apply, 0)}</KeyValue>
              {isOver && info.passes !== undefined && (
                <KeyValue label={t('detail.passes')}>{texts.format.upTo(info.passes, 0)}</KeyValue>
              )}
              <KeyValue label={t(isOver ? 'detail.winRate' : 'detail.winRateNow')} strong>
                {texts.percent(info.win_rate)}
              </KeyValue>
            </>
          )}
          <KeyValue label={t('detail.cycle')}>{t('detail.cycleValue', { count: info.day })}</KeyValue>
          <KeyValue label={t('detail.lock')}>{t('detail.lockValue')}</KeyValue>
        </KeyValueList>
        <Readings info={info} />
      </Stack>
    </Card>
  );
}

const READINGS = { paper: BookOpenText, site: Globe } as const;

/**
 * White paper and website, as far as they exist. They are shown in the app, because simulated projects have no real
 * website.
 */
function Readings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation(['ieo', 'common']);
  const [open, setOpen] = useState<'paper' | 'site' | null>(null);
  const html = { paper: info.white_book ?? '', site: info.link ?? '' };
  const there = (['paper', 'site'] as const).filter((one) => html[one] !== '');
  if (there.length === 0) return null;
  return (
    <>
      <div className={styles.readings}>
        {there.map((one) => {
          const Icon = READINGS[one];
          return (
            <Button key={one} block icon={<Icon size={18} aria-hidden />} onClick={() => setOpen(one)}>
              {t(`detail.${one}`)}
            </Button>
          );
        })}
      </div>
      <Sheet
        open={open !== null}
        onOpenChange={(next) => !next && setOpen(null)}
        title={`${info.title} · ${t(`detail.${open ?? 'paper'}`)}`}
        closeLabel={t('common:close')}
      >
        <RichText html={html[open ?? 'paper']} />
      </Sheet>
    </>
  );
}
