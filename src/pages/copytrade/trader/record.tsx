import type { TraderDetail } from '@/data/copy/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Stat } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Sparkline } from '@/ui/media/sparkline';
import { Num, SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { TraderFace } from '../../_shared/copy/trader-face';
import { TraderFigures } from '../../_shared/copy/trader-figures';

/** Profile and record of a trader. */
export function Record({ trader }: { trader: TraderDetail }) {
  const { t } = useTranslation('copy');
  const format = useFormats();
  const { trader_info: info, data, profit_line: line } = trader;
  const count = (value: number) => <Num>{format.upTo(value, 0)}</Num>;
  return (
    <>
      <Card>
        <Stack gap={4}>
          <TraderFace trader={info} isFollowed={trader.is_followed} size={56} />
          <TraderFigures trader={data}>
            <Stat label={t('detail.yesterday')}>
              <SignedNum value={data.yesterday_profits} text={format.percent(data.yesterday_profits)} />
            </Stat>
            <Stat label={t('detail.trades')}>{count(data.total_count)}</Stat>
            <Stat label={t('detail.won')} align="end">
              {count(data.profitCount)}
            </Stat>
            <Stat label={t('detail.longs')}>{count(data.riseCount)}</Stat>
            <Stat label={t('detail.shorts')}>{count(data.fallCount)}</Stat>
          </TraderFigures>
        </Stack>
      </Card>
      {line && line.length > 1 && (
        <Card title={t('detail.line')}>
          <Stack gap={2}>
            <Sparkline values={line.map(Number)} width={320} height={88} fill fluid />
            {info.since !== undefined && (
              <Text size="small" tone="muted">
                {t('detail.since', { date: format.date(info.since * 1000) })}
              </Text>
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}
