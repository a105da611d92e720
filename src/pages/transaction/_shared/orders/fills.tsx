import { useState } from 'react';
import { isUncertain } from '@/data/api/repeat';
import { type CoinOrder, useCoinFills } from '@/data/spot/queries';
import { columnDecimals } from '@/domain/money/column-decimals';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Num } from '@/ui/text/num';
import { PartFailure } from '../../../_shared/load-failure';
import { useRecordTime } from '../../../_shared/money/record-time';
import styles from './fills.module.css';
import { orderFigures } from './order-figures';
import { useOrderTexts } from './use-order-texts';

/** Further fills are collapsed: an order may fill at up to two hundred price levels. */
const SHOWN = 10;

/** All fills of an order with their prices; nothing on servers which send only the average. */
export function Fills({ order }: { order: CoinOrder }) {
  const { t } = useTranslation(['trade', 'common']);
  const texts = useOrderTexts();
  const [all, setAll] = useState(false);
  const { filled, base, quote, feeAsset } = orderFigures(order);
  const hasFills = order.deal_amount !== undefined && filled.gt(0);
  const query = useCoinFills(hasFills ? order.id : null);
  const fills = query.data ?? [];
  // Only a missing answer is shown. A server without this call refuses it, and then there are no fills to show.
  if (query.error && !query.data && isUncertain(query.error))
    return <PartFailure title={t('orders.fillsFailed')} query={query} />;
  if (fills.length === 0) return null;
  const shown = all ? fills : fills.slice(0, SHOWN);
  // Every row of a column has as many decimals as its longest figure, so that figures can be compared.
  const [amountDecimals, feeDecimals] = [
    columnDecimals(fills.map(({ amount }) => amount)),
    columnDecimals(fills.map(({ fee }) => fee)),
  ];
  return (
    <section className={styles.fills}>
      <h3 className={styles.title}>{t('orders.fills', { count: fills.length })}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('common:withUnit', { label: t('orders.price'), unit: quote })}</th>
            <th scope="col">{t('common:withUnit', { label: t('orders.amount'), unit: base })}</th>
            <th scope="col">{t('common:withUnit', { label: t('orders.fee'), unit: feeAsset })}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ price, amount, fee, created_at }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fills have no id, and their order never changes
            <tr key={at}>
              <td>
                <Num>{texts.price(price, order.symbol)}</Num>
                <FillTime wireTime={created_at} />
              </td>
              <td>
                <Num>{texts.format.fixed(amount, amountDecimals)}</Num>
              </td>
              <td>
                <Num>{texts.format.fixed(fee, feeDecimals)}</Num>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < fills.length && (
        <Button block variant="ghost" onClick={() => setAll(true)}>
          {t('orders.allFills', { count: fills.length })}
        </Button>
      )}
    </section>
  );
}

function FillTime({ wireTime }: { wireTime: string }) {
  return <span className={styles.time}>{useRecordTime(wireTime)}</span>;
}
