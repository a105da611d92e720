import type { ProjectInfo } from '@/data/ieo/queries';
import { useTranslation } from '@/i18n/use-translation';
import { CoinIcon } from '@/ui/display/coin-icon';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import wealth from '../../_shared/wealth/wealth.module.css';
import { NextInstant } from '../_shared/next-instant';
import { SaleProgress } from '../_shared/sale-progress';
import { useIeoTexts } from '../_shared/use-ieo-texts';

/** Issuer, token, price and progress of the sale. */
export function ProjectHead({ info, onPassed }: { info: ProjectInfo; onPassed: () => void }) {
  const { t } = useTranslation('ieo');
  const { format } = useIeoTexts();
  const { title, currency_name: token, pay_currency_name: paid, price, summary, mode } = info;
  return (
    <Card data-tour="ieo-head">
      <Stack gap={3}>
        <div className={wealth.head}>
          <CoinIcon symbol={token} size={44} />
          <span className={wealth.words}>
            <Text as="h2" size="title" weight="bold">
              {title}
            </Text>
            <Text size="small" tone="muted">
              {mode ? `${token} · ${t(`mode.${mode}`)}` : token}
            </Text>
          </span>
          <span className={wealth.end}>
            <Num size="title" weight="bold">
              {format.upTo(price, 8)}
            </Num>
            <Text size="small" tone="muted">
              {paid}
            </Text>
          </span>
        </div>
        <Text tone="secondary">{summary}</Text>
        {info.time_status !== 1 && <SaleProgress project={info} />}
        <NextInstant project={info} size="note" onEnd={onPassed} />
      </Stack>
    </Card>
  );
}
