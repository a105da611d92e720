import { ArrowLeftRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '@/data/queries/quotes';
import { useSignedIn } from '@/data/session';
import { tradingAccountOf } from '@/domain/accounts';
import { useFormats } from '@/i18n/use-formats';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Segmented } from '@/ui/actions/segmented';
import { cx } from '@/ui/cx';
import { AmountField } from '@/ui/forms/amount-field';
import { Slider } from '@/ui/forms/slider';
import { TransferSheet } from '../../../_shared/transfer/transfer-sheet';
import styles from './order-form.module.css';
import { OrderSummary } from './order-summary';
import { PriceField } from './price-field';
import { marketState } from './use-market';
import { type OrderForm as Form, TOTAL_DECIMALS, useOrderForm } from './use-order-form';

/** Buy or sell: what, at which price, how much, and what it costs. */
export function OrderForm({ pair }: { pair: Pair }) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const order = useOrderForm(pair);
  const signedIn = useSignedIn();
  const id = useId();
  const { form, side } = order;
  const tone = form.side === 'buy' ? 'up' : 'down';
  const coin = pair.currency_name;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signedIn) void order.submit();
    else shell().requireLogin();
  };

  return (
    <form data-tour="trade-form" id={id} className={styles.form} onSubmit={submit} noValidate>
      <Segmented
        label={t('form.side')}
        value={form.side}
        onValueChange={(next) => order.change({ side: next })}
        segments={[
          { value: 'buy', label: t('buy'), tone: 'up' },
          { value: 'sell', label: t('sell'), tone: 'down' },
        ]}
      />
      <Segmented
        label={t('form.kind')}
        size="sm"
        value={form.kind}
        onValueChange={(next) => order.change({ kind: next })}
        segments={[
          { value: 'limit', label: t('form.limit') },
          { value: 'market', label: t('form.market') },
        ]}
      />
      {/* Market orders take what they find, so there is nothing to type. */}
      {form.kind === 'market' ? (
        <p className={styles.market}>{t('form.marketPrice')}</p>
      ) : (
        <PriceField
          pair={pair}
          value={form.price}
          onValueChange={(price) => order.change({ price })}
          error={order.messageOf('price')}
        />
      )}
      <AmountField
        label={t('form.amount', { asset: coin })}
        compact
        value={form.amount}
        precision={pair.amount_decimals}
        placeholder={pair.min_amount === undefined ? '0' : t('form.least', { amount: format.upTo(pair.min_amount, 8) })}
        onValueChange={(next) => order.change({ amount: next })}
        error={order.messageOf('amount')}
      />
      <Slider
        label={t('form.share')}
        value={order.percent}
        onValueChange={order.setShare}
        tone={tone}
        formatMark={(mark) => `${mark}%`}
        disabled={!order.canShare}
      />
      {form.kind === 'limit' && (
        <AmountField
          label={t('form.totalIn', { asset: pair.legal_name })}
          compact
          value={order.total}
          precision={TOTAL_DECIMALS}
          placeholder="0"
          onValueChange={order.setTotal}
        />
      )}
      <OrderSummary pair={pair} side={side} kind={form.kind} price={order.price} amount={order.amount} />
      <Available pair={pair} order={order} />
      {order.formMessage && (
        <p role="alert" className={styles.message}>
          {order.formMessage}
        </p>
      )}
      {signedIn ? (
        <Button type="submit" block variant={tone} loading={order.sending} disabled={marketState(pair) !== 'open'}>
          {t(form.side === 'buy' ? 'buyCoin' : 'sellCoin', { coin })}
        </Button>
      ) : (
        <Button type="submit" block variant="primary">
          {t('form.logIn')}
        </Button>
      )}
    </form>
  );
}

/** What can be spent, and the way to more of it. */
function Available({ pair, order }: { pair: Pair; order: Form }) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const [moving, setMoving] = useState(false);
  const { available, isShort } = order;
  const isBuy = order.form.side === 'buy';
  const asset = isBuy
    ? { currencyId: pair.legal_id, name: pair.legal_name }
    : { currencyId: pair.currency_id, name: pair.currency_name };
  return (
    <div className={styles.available}>
      <span>{t('form.available')}</span>
      <span className={styles.balance}>
        {available ? `${format.upTo(available, isBuy ? 2 : pair.amount_decimals)} ${asset.name}` : '—'}
      </span>
      {/* Shares are held in one account only, so none can come from another. */}
      {available && (isBuy || pair.kind === 'crypto') && (
        <button type="button" className={cx(styles.funds, isShort && styles.short)} onClick={() => setMoving(true)}>
          <ArrowLeftRight size={14} aria-hidden />
          {t('form.addFunds')}
        </button>
      )}
      <TransferSheet
        open={moving}
        onClose={() => setMoving(false)}
        asset={asset}
        to={tradingAccountOf(pair.kind)}
        needed={isShort ? order.needed : undefined}
        onDone={order.settled}
      />
    </div>
  );
}
