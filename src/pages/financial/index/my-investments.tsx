import { type FinancialOverview, useFinancialOverview } from '@/data/earnings/queries';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { CoinIcon } from '@/ui/display/coin-icon';
import { Stat } from '@/ui/display/key-value';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Late } from '@/ui/feedback/late';
import { LoadingRegion, Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Grid, Stack } from '@/ui/layout/stack';
import { Num, SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { LoadFailure } from '../../_shared/load-failure';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import { EarningBars } from './earning-bars';
import styles from './my-investments.module.css';

/** Page with the holdings of each product. */
const DETAILS = { lockup: '/pages/lockming/order', dual: '/pages/invest/mine', ieo: '/pages/ieo/order' } as const;

/** Invested amount, current yield and total earnings. */
export function MyInvestments() {
  const { t } = useTranslation(['financial', 'common']);
  const overview = useFinancialOverview();
  useWealthClock();
  if (overview.isPending)
    return (
      <>
        <Card title={t('mine')}>
          <LoadingRegion label={t('common:loading')} className={styles.figures}>
            <Late>
              <Skeleton width={190} height={30} />
            </Late>
          </LoadingRegion>
        </Card>
        <Card title={t('holdings')}>
          <Late>
            <Skeleton width={140} />
          </Late>
        </Card>
      </>
    );
  if (!overview.data) return <LoadFailure title={t('mineFailed')} query={overview} />;
  return (
    <>
      <Figures overview={overview.data} />
      <Holdings overview={overview.data} />
    </>
  );
}

function Figures({ overview }: { overview: FinancialOverview }) {
  const { t } = useTranslation('financial');
  const format = useFormats();
  const { invested_usdt, today_usdt, earned_usdt, days } = overview;
  const earned = (value: string) => <SignedNum weight="bold" value={value} text={format.fixed(value)} unit="USDT" />;
  return (
    <Card title={t('mine')}>
      <Stack gap={4}>
        <Stat label={t('invested')}>
          <Num size="figure" weight="bold" unit="USDT">
            {format.fixed(invested_usdt)}
          </Num>
        </Stat>
        <Grid columns={2}>
          <Stat label={t('today')}>{earned(today_usdt)}</Stat>
          <Stat label={t('earned')} align="end">
            {earned(earned_usdt)}
          </Stat>
        </Grid>
        {Number(earned_usdt) > 0 && <EarningBars days={days} />}
      </Stack>
    </Card>
  );
}

function Holdings({ overview }: { overview: FinancialOverview }) {
  const { t } = useTranslation('financial');
  const format = useFormats();
  if (overview.holdings.length === 0)
    return (
      <Card title={t('holdings')}>
        <Text tone="muted">{t('noHoldings')}</Text>
      </Card>
    );
  return (
    <Card title={t('holdings')} flush>
      <List label={t('holdings')}>
        {overview.holdings.map(({ product, currency_name: coin, amount, usdt }) => (
          <ListRow
            key={`${product}${coin}`}
            leading={<CoinIcon symbol={coin} />}
            title={`${format.upTo(amount, MONEY_DECIMALS)} ${coin}`}
            subtitle={t(`holding.${product}`)}
            trailing={<Num>{`≈ ${format.fixed(usdt)}`}</Num>}
            trailingNote="USDT"
            chevron
            href={`#${DETAILS[product]}`}
          />
        ))}
      </List>
    </Card>
  );
}
