import type { FormEvent } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useSignedIn } from '@/data/session/session';
import { stepOf } from '@/domain/spot/spot';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Segmented } from '@/ui/actions/segmented';
import { Slider } from '@/ui/forms/slider';
import { Stepper } from '@/ui/forms/stepper';
import { Problem } from '../../../_shared/form/problem';
import { spotState } from '../../../_shared/market/market-state';
import styles from './order-form.module.css';
import { OrderSummary } from './order-summary';
import { PriceField } from './price-field';
import { useOrderForm } from './use-order-form';

/** Spot order form: side, order type, price, amount and cost. */
export function OrderForm({ pair }: { pair: Pair }) {
  const { t } = useTranslation(['trade', 'spot-orders']);
  const format = useFormats();
  const order = useOrderForm(pair);
  const signedIn = useSignedIn();
  const {
    form,
    input: { isQuote },
  } = order;
  const least = isQuote ? pair.min_notional : pair.min_amount;
  const tone = form.side === 'buy' ? 'up' : 'down';
  const coin = pair.currency_name;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signedIn) order.submit();
    else shell().requireLogin();
  };

  return (
    <form id={order.id} data-tour="trade-form" className={styles.form} onSubmit={submit} noValidate>
      <Segmented
        label={t('form.side')}
        size="dense"
        value={form.side}
        onValueChange={(next) => order.change({ side: next })}
        segments={[
          { value: 'buy', label: t('buy'), tone: 'up' },
          { value: 'sell', label: t('sell'), tone: 'down' },
        ]}
      />
      <PriceField pair={pair} order={order} />
      <Stepper
        dense
        label={isQuote ? t('spot-orders:spend', { asset: pair.legal_name }) : t('form.amount', { asset: coin })}
        value={form.amount}
        step={isQuote ? '1' : amountStep(pair)}
        precision={order.amountDecimals}
        placeholder={least === undefined ? '0' : t('form.least', { amount: format.upTo(least, 8) })}
        onValueChange={(next) => order.change({ amount: next })}
        decreaseLabel={t('form.less')}
        increaseLabel={t('form.more')}
        error={order.messageOf('amount')}
      />
      <div className={styles.slider}>
        <Slider
          label={t('form.share')}
          value={order.percent}
          onValueChange={order.setShare}
          tone={tone}
          disabled={!order.canShare}
        />
      </div>
      <div className={styles.end}>
        <OrderSummary pair={pair} order={order} />
        {order.formMessage && <Problem dense>{order.formMessage}</Problem>}
        {signedIn ? (
          <Button type="submit" block variant={tone} loading={order.sending} disabled={spotState(pair) !== 'open'}>
            {t(form.side === 'buy' ? 'buyCoin' : 'sellCoin', { coin })}
          </Button>
        ) : (
          <Button type="submit" block variant="primary">
            {t('form.logIn')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Step of the plus and minus buttons: the smallest order amount, or the smallest step if a server sends none. */
const amountStep = ({ min_amount: minAmount, amount_decimals: decimals }: Pair): string =>
  minAmount !== undefined && Number(minAmount) > 0 ? minAmount : stepOf(decimals).toFixed();
