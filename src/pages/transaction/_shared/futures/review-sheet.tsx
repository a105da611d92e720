import type { FormEvent, KeyboardEvent } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Sheet } from '@/ui/overlays/sheet';
import { SheetFooter } from '../../../_shared/form/sheet-footer';
import { futuresState } from '../../../_shared/market/market-state';
import { FuturesReview } from './futures-review';
import { OrderStops } from './order-stops';
import type { FuturesForm } from './use-futures-form';
import { useLots } from './use-lots';

/** Enter leaves a stop price: it is the "done" of a phone's keyboard, which must not place an order. */
function leaveByEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.blur();
}

export function ReviewSheet({ pair, entry }: { pair: Pair; entry: FuturesForm }) {
  const { t } = useTranslation(['futures', 'common', 'trade']);
  const { form, reviewed: side, confirming, sending } = entry;
  const order = entry.orderOf(side);
  // The market may close or be halted while the sheet is open.
  const state = futuresState(pair);
  const lots = useLots()(order.share.isFinite() ? order.share.toNumber() : 0);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    entry.confirm();
  };
  return (
    <Sheet
      open={confirming}
      onOpenChange={(open) => !sending && entry.setConfirming(open)}
      closeLabel={t('common:close')}
      title={t(`review.title.${side}`, {
        symbol: pair.symbol,
        lots,
        times: t('times', { value: order.multiple }),
      })}
      footer={
        <SheetFooter problem={state === 'open' ? null : t(`trade:state.${state}`)}>
          <Button
            block
            variant={side === 'long' ? 'up' : 'down'}
            loading={sending}
            disabled={state !== 'open'}
            type="submit"
            form={entry.stops.id}
          >
            {t(`review.confirm.${form.kind === 'market' ? 'market' : 'limit'}.${side}`)}
          </Button>
        </SheetFooter>
      }
    >
      <form id={entry.stops.id} onSubmit={confirm} onKeyDown={leaveByEnter} noValidate>
        <FuturesReview pair={pair} order={order} />
        {entry.hasStops && <OrderStops pair={pair} order={order} stops={entry.stops} />}
      </form>
    </Sheet>
  );
}
