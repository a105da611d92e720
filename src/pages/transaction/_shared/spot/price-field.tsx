import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { AmountField } from '@/ui/forms/amount-field';
import { SelectField } from '@/ui/forms/select-field';
import { BASIC_KINDS, type FormKind, furtherKinds, hasLimit, hasTrigger } from './form-kind';
import styles from './price-field.module.css';
import type { OrderForm } from './use-order-form';

interface FieldProps {
  pair: Pair;
  order: OrderForm;
}

/** Order type, and the prices that it asks for. */
export function PriceField({ pair, order }: FieldProps) {
  const { t } = useTranslation(['trade', 'spot-orders']);
  const { kind } = order.form;
  const kindField = <KindField pair={pair} order={order} />;
  // A market order needs no price.
  if (kind === 'market')
    return (
      <div className={styles.market}>
        {kindField}
        {order.canSpend ? <UnitSwitch pair={pair} order={order} /> : <span>{t('form.best')}</span>}
      </div>
    );
  const limitName = t('form.price', { asset: pair.legal_name });
  const stopName = t('spot-orders:trigger', { asset: pair.legal_name });
  const row = (field: 'price' | 'stop' | 'stopLimit', name: string, prefix: ReactNode, placeholder?: string) => (
    <div className={styles.limit}>
      <AmountField
        dense
        aria-label={name}
        prefix={prefix}
        value={order.form[field]}
        precision={pair.price_decimals}
        placeholder={placeholder}
        onValueChange={(next) => order.change({ [field]: next })}
        error={order.messageOf(field)}
      />
    </div>
  );
  const caption = (text: string) => <span className={styles.caption}>{text}</span>;
  if (kind === 'oco') {
    const stop = t('spot-orders:short.stop');
    return (
      <>
        {row('price', limitName, kindField, limitName)}
        {row('stop', stopName, caption(stop), t('spot-orders:triggerShort'))}
        {row('stopLimit', `${stop}: ${limitName}`, caption(t('form.limit')), t('form.market'))}
      </>
    );
  }
  if (!hasTrigger(kind)) return row('price', limitName, kindField);
  return (
    <>
      {row('stop', stopName, kindField, t('spot-orders:triggerShort'))}
      {hasLimit(kind) && row('price', limitName, caption(t('form.limit')))}
    </>
  );
}

/** Changes the coin in which the amount of a market buy is entered. */
function UnitSwitch({ pair, order }: FieldProps) {
  const { t } = useTranslation('spot-orders');
  const { currency_name: base, legal_name: quote } = pair;
  const { isQuote } = order.input;
  const [asset, other] = isQuote ? [quote, base] : [base, quote];
  return (
    <button
      type="button"
      className={styles.unit}
      aria-label={`${asset}: ${t('unit', { asset: other })}`}
      onClick={() => order.change({ unit: isQuote ? 'base' : 'quote', amount: '' })}
    >
      {asset}
      <ArrowLeftRight size={14} aria-hidden />
    </button>
  );
}

/** One sheet for the kind of the order: limit and market, and behind one button whatever else the exchange offers. */
function KindField({ pair, order }: FieldProps) {
  const { t } = useTranslation(['trade', 'spot-orders', 'common']);
  const further = furtherKinds(pair);
  const option = (value: FormKind) => ({
    value,
    label: t(`spot-orders:kinds.${value}`),
    short: shortOf(value),
    hint: t(`spot-orders:hints.${value}`),
  });
  const shortOf = (kind: FormKind): string => {
    if (kind === 'limit' || kind === 'market') return t(`form.${kind}`);
    if (kind === 'stop_limit' || kind === 'stop_market') return t('spot-orders:short.stop');
    if (kind === 'take_profit_limit' || kind === 'take_profit_market') return t('spot-orders:short.profit');
    return t(`spot-orders:short.${kind}`);
  };
  return (
    <SelectField
      inline
      title={t('form.kind')}
      closeLabel={t('common:close')}
      placeholder="—"
      options={BASIC_KINDS.map(option)}
      more={{ label: t('spot-orders:more'), options: further.map(option) }}
      value={order.form.kind}
      onValueChange={(next) => order.change({ kind: next })}
    />
  );
}
