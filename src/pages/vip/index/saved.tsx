import type { Membership } from '@/data/queries/membership';
import { Decimal, ZERO } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';

/** Savings in fees and bonuses on deposits from the tier, as booked by the exchange. */
export function Saved({ vip }: { vip: Membership }) {
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
