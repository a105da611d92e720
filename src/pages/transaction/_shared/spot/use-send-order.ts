import type { Pair } from '@/data/market/quotes';
import { ordersArePushedNow } from '@/data/spot/events';
import { type CoinOrder, useCoinPair, useCoinTrade } from '@/data/spot/queries';
import { Decimal } from '@/domain/money/money';
import { isTriggered } from '@/domain/spot/order-kinds';
import { BUY } from '@/domain/spot/spot';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { ask } from '@/ui/overlays/ask';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { formPrice } from '../market/form-price';
import { OPEN, orderFigures } from '../orders/order-figures';
import { withOrderEvent } from '../orders/with-order-event';
import { FAR_FROM_MARKET_PERCENT } from './estimate';
import { hasLimit, hasTrigger } from './form-kind';
import { LIKELY_TYPO_PERCENT, worseThanMarket } from './order-check';
import { amountDecimalsOf, marketEstimate } from './order-estimates';
import { expectedPrice, lockOfInput, type OrderInput } from './order-input';

/** Sends orders of a market: asks first about a price that is far off, and shows the result afterwards. */
export function useSendOrder(pair: Pair) {
  const { t } = useTranslation(['trade', 'spot-orders', 'common']);
  const format = useFormats();
  const trade = useCoinTrade();
  const tradePair = useCoinPair();

  /** Text about a price which looks like a typing error; null otherwise. */
  const priceWarning = (input: OrderInput): string | null => {
    const { side, type, price, stop } = input.terms;
    const [isBuy, isMarket] = [side === BUY, input.kind === 'market'];
    const estimate = marketEstimate(input, pair);
    // Beyond the known levels the result cannot be estimated.
    if (estimate && !estimate.complete) return t('form.beyondBook');
    const worse = isMarket
      ? (estimate?.slippagePercent.toNumber() ?? 0)
      : worseThanMarket(side, price, isTriggered(type) ? stop : new Decimal(formPrice(pair)));
    const isFree = !isMarket && !hasLimit(input.kind);
    if (isFree || worse < (isMarket ? FAR_FROM_MARKET_PERCENT : LIKELY_TYPO_PERCENT)) return null;
    const percent = format.plainPercent(worse);
    if (isTriggered(type)) return t(`spot-orders:far.${isBuy ? 'above' : 'below'}`, { percent });
    return t(`form.${isMarket ? 'average' : 'strange'}${isBuy ? 'Above' : 'Below'}`, { percent });
  };

  /** Asks for confirmation if the price is far worse than the market. Resolves with whether to send the order. */
  const confirmPrice = async (input: OrderInput): Promise<boolean> => {
    const body = priceWarning(input);
    if (body === null) return true;
    return ask({
      title: t('form.strangeTitle'),
      body,
      confirmLabel: t('form.strangeConfirm'),
      cancelLabel: t('common:cancel'),
    });
  };

  const request = async (input: OrderInput): Promise<void> => {
    const { side, type, timeInForce, stop, amount } = input.terms;
    const market = { currency_id: pair.currency_id, legal_id: pair.legal_id, type: side, amount: amount.toFixed() };
    const price = expectedPrice(input).toFixed();
    if (input.pair) {
      const { stopLimit } = input.pair;
      const stops = { stop_price: stop.toFixed(), ...(stopLimit && { stop_limit_price: stopLimit.toFixed() }) };
      await tradePair.mutateAsync({ ...market, target_price: price, ...stops });
    } else
      await trade.mutateAsync({
        ...market,
        target_price: price,
        // Family servers know no other type and no such field, so a limit order names it only where kinds are declared.
        ...((input.kind === 'market' || pair.order_kinds) && { order_type: type }),
        ...(timeInForce !== 'gtc' && { time_in_force: timeInForce }),
        ...(isTriggered(type) && { stop_price: stop.toFixed() }),
        ...(input.isQuote && { amount_unit: 'quote' as const }),
      });
  };

  /**
   * The result of the order as text; null if an event reports it with more details.
   * @param placed the limit order as it was placed, which may have taken what the book offers; null while unknown
   */
  const resultText = (input: OrderInput, placed: CoinOrder | null): string | null => {
    const { kind, isQuote, terms } = input;
    const { currency_name: base, legal_name: quote } = pair;
    const isBuy = terms.side === BUY;
    if (kind === 'market' || kind === 'ioc' || kind === 'fok') {
      if (ordersArePushedNow()) return null;
      const amount = `${format.upTo(terms.amount, amountDecimalsOf(input, pair))} ${isQuote ? quote : base}`;
      return t(isBuy ? 'form.sentBuy' : 'form.sentSell', { amount });
    }
    if (placed && placed.status !== OPEN) return null;
    const held = placed ? orderFigures(placed).locked : lockOfInput(input);
    const locked = `${format.upTo(held, 8)} ${isBuy ? quote : base}`;
    if (kind === 'oco') return t('spot-orders:placed.pair', { locked });
    if (!hasTrigger(kind)) return t(isBuy ? 'form.placedBuy' : 'form.placedSell', { locked });
    return t('spot-orders:placed.stop', { stop: format.fixed(terms.stop, pair.price_decimals), locked });
  };

  return {
    isSending: trade.isPending || tradePair.isPending,
    /**
     * Resolves with the limit order as it was placed, null where that is unknown, or false if the customer decided
     * against it. Rejects if the call fails.
     */
    async send(input: OrderInput): Promise<CoinOrder | null | false> {
      if (!(await confirmPrice(input))) return false;
      const { side, price, amount } = input.terms;
      if (input.kind === 'limit')
        return withOrderEvent(
          (order) =>
            order.symbol === pair.symbol &&
            order.type === side &&
            price.eq(order.target_price) &&
            amount.eq(order.trade_amount),
          () => request(input),
        );
      await request(input);
      return null;
    },
    showResult(input: OrderInput, placed: CoinOrder | null): void {
      const text = resultText(input, placed);
      if (text === null) return;
      toast.show(text, { kind: 'success', ...(input.kind !== 'market' && { durationMs: RESULT_MS }) });
    },
  };
}
