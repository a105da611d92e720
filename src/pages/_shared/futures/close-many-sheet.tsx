import { useState, useSyncExternalStore } from 'react';
import type { FuturesMarket, FuturesPosition } from '@/data/futures/queries';
import { subscribePrice } from '@/data/market/prices';
import { useQuotes } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Segmented } from '@/ui/actions/segmented';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { Num, SignedNum } from '@/ui/text/num';
import { lastPriceOf } from './live-result';
import { closable, type Many, sumAt } from './position-figures';
import styles from './sheets.module.css';
import { useCloseMany } from './use-close-many';

export interface CloseManySheetProps {
  open: boolean;
  /** The open positions in the list. */
  orders: readonly FuturesPosition[];
  /** Undefined for all markets. */
  market: (FuturesMarket & { readonly symbol: string }) | undefined;
  onClose: () => void;
}

/** Closes all, all long or all short positions, after showing their number and the expected total result. */
export function CloseManySheet({ open, orders, market, onClose }: CloseManySheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  const [many, setMany] = useState<Many>('all');
  const { closeMany, isPending } = useCloseMany(market);
  const bySymbol = useQuotes().data?.bySymbol;
  const { closing, haltedOpen } = closable(orders, many, ({ symbol }) => bySymbol?.get(symbol)?.is_halted ?? false);
  const count = closing.length;
  const scope = market ? t('many.market', { symbol: market.symbol }) : t('many.everywhere');
  // If there are only halted positions, the sentence about them says enough: there are positions of this kind.
  const nothing = haltedOpen.length === 0 && t('many.nothing');
  const hints = [
    count > 0 ? scope : nothing,
    haltedOpen.length > 0 && t('many.halted', { count: haltedOpen.length }),
    orders.some((order) => order.order_type === 2) && t('many.copied'),
  ];
  const confirm = async () => {
    if (await closeMany(closing, many)) onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      sticky={isPending}
      title={t('many.title')}
      closeLabel={t('common:close')}
      footer={
        <Button
          block
          variant="danger"
          loading={isPending}
          disabled={count === 0}
          data-testid="positions-close-many-confirm"
          onClick={() => void confirm()}
        >
          {t('many.confirm', { count })}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Segmented
          label={t('many.which')}
          value={many}
          onValueChange={setMany}
          segments={[
            { value: 'all', label: t('many.all'), tone: 'accent' },
            { value: 'long', label: t('long'), tone: 'up' },
            { value: 'short', label: t('short'), tone: 'down' },
          ]}
        />
        <KeyValueList>
          <KeyValue label={t('many.count')} strong>
            <Num>{count}</Num>
          </KeyValue>
          <KeyValue label={t('common:withUnit', { label: t('many.sum'), unit: 'USDT' })} strong>
            {open && <LiveSum orders={closing} />}
          </KeyValue>
        </KeyValueList>
        <p className={styles.hint}>{hints.filter((text) => text !== false).join(' ')}</p>
      </div>
    </Sheet>
  );
}

/** Total result of the positions at the last prices in USDT; renders only when it changes. */
function LiveSum({ orders }: { orders: readonly FuturesPosition[] }) {
  const format = useFormats();
  const sum = useSyncExternalStore(
    (listener) => {
      const symbols = new Set(orders.map(({ symbol }) => symbol));
      const stops = [...symbols].map((symbol) => subscribePrice(symbol, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => sumAt(orders, lastPriceOf).toFixed(),
  );
  return <SignedNum live value={sum} text={format.signed(sum)} />;
}
