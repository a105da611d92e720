import { Info } from 'lucide-react';
import { useState } from 'react';
import { type Depth, useDepth } from '@/data/market/depth';
import type { Pair } from '@/data/market/quotes';
import { useWalletDetail } from '@/data/wallet/wallets';
import { tradingAccountOf } from '@/domain/accounts/accounts';
import { NO_NUMBER } from '@/domain/money/number-format';
import { BUY, spotCost, spotProceeds } from '@/domain/spot/spot';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { FigureFailure } from '../../../_shared/load-failure';
import { formPrice } from '../market/form-price';
import { AvailableBalance } from './available-balance';
import { estimateForFunds, estimateMarketOrder, FAR_FROM_MARKET_PERCENT } from './estimate';
import { briefDecimals, type Expected, ExpectedFigures } from './expected-figures';
import styles from './order-summary.module.css';
import { useFeeTerms } from './use-fee-terms';
import type { OrderForm } from './use-order-form';

interface SummaryProps {
  pair: Pair;
  order: OrderForm;
}

/** Cost and proceeds of an order, and the balance which pays for it. */
export function OrderSummary(props: SummaryProps) {
  return props.order.form.kind === 'market' ? <MarketSummary {...props} /> : <LimitSummary {...props} />;
}

function LimitSummary({ pair, order }: SummaryProps) {
  const { side, price, amount } = order;
  const isTyped = price.isFinite() && amount.isFinite();
  const expected: Expected = {
    total: isTyped ? spotCost({ side: BUY, price, amount }) : null,
    received: isTyped ? spotProceeds({ side, price, amount }) : null,
  };
  return <Lines pair={pair} order={order} expected={expected} />;
}

/** Separate component, because it renders with every change of the book. */
function MarketSummary({ pair, order }: SummaryProps) {
  const { t } = useTranslation('trade');
  const {
    side,
    amount,
    input: { isQuote },
  } = order;
  const depth = useDepth(pair.symbol);
  const last = formPrice(pair);
  const estimateOf = (book: Depth) =>
    isQuote
      ? estimateForFunds(amount, book, last, pair.amount_decimals)
      : estimateMarketOrder(side, amount, book, last);
  const estimate = depth && amount.isFinite() ? estimateOf(depth) : null;
  const isFarFromMarket = estimate?.slippagePercent.gte(FAR_FROM_MARKET_PERCENT) ?? false;
  const expected: Expected = {
    total: estimate?.value ?? null,
    received: estimate && (side === BUY ? estimate.filled : estimate.value),
    market: { average: estimate?.average ?? null, slippage: estimate?.slippagePercent ?? null, isFarFromMarket },
  };
  return (
    <>
      <Lines pair={pair} order={order} expected={expected} />
      {isFarFromMarket && <p className={styles.warning}>{t(side === BUY ? 'form.straysAbove' : 'form.straysBelow')}</p>}
      {estimate && !estimate.complete && <p className={styles.warning}>{t('form.beyondBook')}</p>}
      {!depth && <p className={styles.hint}>{t('form.noBook')}</p>}
    </>
  );
}

function Lines({ pair, order, expected }: SummaryProps & { expected: Expected }) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const { side } = order;
  const { estimate } = useFeeTerms(pair);
  const { total, received } = expected;
  const fee = received && estimate(received)?.fee;
  const left = received && fee ? received.minus(fee) : received;
  return (
    <KeyValueList dense>
      <KeyValue label={t('form.total')}>
        <Num>{total ? format.fixed(total) : NO_NUMBER}</Num>
      </KeyValue>
      <KeyValue label={<Details pair={pair} order={order} expected={expected} />}>
        <Num>
          {left
            ? `${format.upTo(left, briefDecimals(left, side, pair))} ${side === BUY ? pair.currency_name : pair.legal_name}`
            : NO_NUMBER}
        </Num>
      </KeyValue>
      <KeyValue label={t('form.available')}>
        <Available pair={pair} order={order} />
      </KeyValue>
    </KeyValueList>
  );
}

/** Button which shows the received amount and opens its details: fee, discount, average, slippage. */
function Details({ pair, order, expected }: SummaryProps & { expected: Expected }) {
  const { t } = useTranslation(['trade', 'common']);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.details} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('form.receiveShort')}
        <Info size={12} aria-hidden />
        <span className="visually-hidden">, {t('form.details')}</span>
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={t('form.details')} closeLabel={t('common:close')}>
        <ExpectedFigures pair={pair} side={order.side} expected={expected} />
      </Sheet>
    </>
  );
}

/** Available balance of what the order is paid with. */
function Available({ pair, order }: SummaryProps) {
  const { t } = useTranslation('errors');
  const format = useFormats();
  const { available, hasInsufficientBalance, needed, clearRefusal } = order;
  const isBuy = order.form.side === 'buy';
  const asset = isBuy
    ? { currencyId: pair.legal_id, name: pair.legal_name }
    : { currencyId: pair.currency_id, name: pair.currency_name };
  const account = tradingAccountOf(pair.kind);
  const wallet = useWalletDetail(asset.currencyId, account);
  if (wallet.isError && !wallet.data) return <FigureFailure title={t('parts.balance')} query={wallet} />;
  return (
    <AvailableBalance
      text={available ? format.upTo(available, isBuy ? 2 : pair.amount_decimals) : NO_NUMBER}
      // Shares are held in one account only, so they cannot be transferred from another.
      canAdd={available !== null && (isBuy || pair.kind === 'crypto')}
      isShort={hasInsufficientBalance}
      needed={needed}
      asset={asset}
      to={account}
      onDone={clearRefusal}
    />
  );
}
