import type { Pair } from '@/data/market/quotes';
import { type FuturesOrder, orderStopFacts } from '@/domain/futures/order';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import type { Valued } from '../../../_shared/futures/position-figures';
import { STOP_FIELD, StopField } from '../../../_shared/futures/stop-field';
import styles from './futures-review.module.css';
import type { OrderStopsForm } from './use-order-stops';
import { livePreviewOf, usePreviewInputs } from './use-preview';

interface OrderStopsProps {
  pair: Pair;
  order: FuturesOrder;
  stops: OrderStopsForm;
}

/**
 * Take profit and stop loss of an order. They are asked for only once the side is chosen, because each must lie above
 * or below the price depending on it.
 */
export function OrderStops({ pair, order, stops }: OrderStopsProps) {
  const { t } = useTranslation('futures');
  return (
    <div className={styles.stops}>
      <Button block data-testid="order-stops" aria-expanded={stops.shown} onClick={stops.toggle}>
        {t(stops.shown ? 'review.removeStops' : 'review.addStops')}
      </Button>
      {stops.shown && <Fields pair={pair} order={order} stops={stops} />}
    </div>
  );
}

function Fields({ pair, order, stops }: OrderStopsProps) {
  const inputs = usePreviewInputs(pair);
  const { price, preview, liquidation } = livePreviewOf(inputs, order);
  if (!price || !preview) return null;
  const opened: Valued = {
    type: order.direction,
    price: price.toFixed(),
    update_price: price.toFixed(),
    profits: '0',
    number: preview.number.toFixed(),
    multiple: order.multiple,
    origin_caution_money: preview.margin.toFixed(),
  };
  return (
    <div className={styles.stops}>
      {(['profit', 'loss'] as const).map((role) => (
        <StopField
          key={role}
          role={role}
          symbol={pair.symbol}
          position={opened}
          facts={orderStopFacts(order, price, inputs.last, pair.price_decimals)}
          liquidation={liquidation?.toFixed(pair.price_decimals) ?? ''}
          value={stops.typed[role]}
          error={stops.messageOf(STOP_FIELD[role])}
          onChange={(text) => stops.change(role, text)}
          onLeave={() => stops.left(STOP_FIELD[role])}
        />
      ))}
    </div>
  );
}
