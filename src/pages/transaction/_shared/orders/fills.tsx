import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CoinOrder, useCoinFills } from '@/data/queries/coin';
import { fromWireTime } from '@/domain/time';
import { Button } from '@/ui/actions/button';
import { Num } from '@/ui/text/num';
import styles from './fills.module.css';
import { orderFigures } from './order-figures';
import { useOrderTexts } from './use-order-texts';

/** More than this is folded: an order may reach through two hundred levels. */
const SHOWN = 10;

/** Every price at which the order was filled; nothing on servers that tell the average only. */
export function Fills({ order }: { order: CoinOrder }) {
  const { t } = useTranslation('trade');
  const texts = useOrderTexts();
  const [all, setAll] = useState(false);
  const { filled, base, quote, feeAsset } = orderFigures(order);
  const told = order.deal_amount !== undefined && filled.gt(0);
  const fills = useCoinFills(told ? order.id : null).data ?? [];
  if (fills.length === 0) return null;
  const shown = all ? fills : fills.slice(0, SHOWN);
  return (
    <section className={styles.fills}>
      <h3 className={styles.title}>{t('orders.fills', { count: fills.length })}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{`${t('orders.price')} (${quote})`}</th>
            <th scope="col">{`${t('orders.amount')} (${base})`}</th>
            <th scope="col">{`${t('orders.fee')} (${feeAsset})`}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ price, amount, fee, created_at }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fills have no number, and their order never changes
            <tr key={at}>
              <td>
                <Num>{texts.price(price, order.symbol)}</Num>
                <span className={styles.time}>{texts.format.exactTime(fromWireTime(created_at) ?? 0)}</span>
              </td>
              <td>
                <Num>{texts.amount(amount)}</Num>
              </td>
              <td>
                <Num>{texts.amount(fee)}</Num>
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
