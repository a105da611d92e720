import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { AmountField } from '@/ui/forms/amount-field';
import { SelectField } from '@/ui/forms/select-field';
import styles from './price-field.module.css';
import type { OrderForm } from './use-order-form';

/** Order type and, for a limit order, the price. */
export function PriceField({ pair, order }: { pair: Pair; order: OrderForm }) {
  const { t } = useTranslation(['trade', 'common']);
  const { form } = order;
  const kind = (
    <SelectField
      inline
      title={t('form.kind')}
      closeLabel={t('common:close')}
      placeholder="—"
      options={(['limit', 'market'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      value={form.kind}
      onValueChange={(next) => order.change({ kind: next })}
    />
  );
  // A market order needs no price.
  if (form.kind === 'market')
    return (
      <div className={styles.market}>
        {kind}
        <span>{t('form.best')}</span>
      </div>
    );
  return (
    <div className={styles.limit}>
      <AmountField
        dense
        aria-label={t('form.price', { asset: pair.legal_name })}
        prefix={kind}
        value={form.price}
        precision={pair.price_decimals}
        onValueChange={(price) => order.change({ price })}
        error={order.messageOf('price')}
      />
    </div>
  );
}
