import { type Membership, useVip } from '@/data/membership/queries';
import { Decimal, ZERO } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { CreditCard } from './credit-card';
import { TierHead } from './tier-head';
import { TierTable } from './tier-table';

/** The user's VIP tier, the progress to the next one, the savings, the benefits of all tiers, and the credit score. */
export default function VipPage() {
  const { t } = useTranslation('vip');
  return (
    <Page header={<BackBar title={t('title')} />}>
      <VipStatus />
      <CreditCard />
    </Page>
  );
}

function VipStatus() {
  const { t } = useTranslation('vip');
  const vip = useVip();
  if (vip.isPending) return <ListSkeleton rows={6} leading={false} />;
  if (!vip.data) return <LoadFailure title={t('failed')} query={vip} />;
  return (
    <>
      <TierHead vip={vip.data} />
      <Saved vip={vip.data} />
      <TierTable vip={vip.data} />
    </>
  );
}

/** Savings in fees and bonuses on deposits from the tier, as booked by the exchange. */
function Saved({ vip }: { vip: Membership }) {
  const { t } = useTranslation('vip');
  const formats = useFormats();
  const total = vip.saved.reduce((sum, { usdt }) => sum.plus(usdt), ZERO);
  const parts = vip.saved.filter(({ usdt }) => !new Decimal(usdt).isZero());
  return (
    <Card title={t('saved.title')}>
      {parts.length === 0 ? (
        <Text as="p" tone="secondary">
          {t('saved.none')}
        </Text>
      ) : (
        <KeyValueList>
          {parts.map(({ kind, usdt }) => (
            <KeyValue key={kind} label={t(`saved.${kind}`)}>
              <Num unit="USDT">{formats.fixed(usdt, digitsOf(usdt))}</Num>
            </KeyValue>
          ))}
          <KeyValue strong label={t('saved.total')}>
            <Num unit="USDT" weight="bold">
              {formats.fixed(total, digitsOf(total.toFixed()))}
            </Num>
          </KeyValue>
        </KeyValueList>
      )}
    </Card>
  );
}

/** Decimals for an amount: a saving below one cent must not appear as zero. */
const digitsOf = (usdt: string): number => (new Decimal(usdt).lt('0.01') ? 6 : 2);
