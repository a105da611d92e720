import { type ReactNode, useState } from 'react';
import { futuresSums, hasPositions } from '@/data/futures/events';
import { type FuturesMarket, useFuturesAccount } from '@/data/futures/queries';
import { usePrice } from '@/data/market/use-price';
import { Decimal, type Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import { TransferSheet } from '../transfer/transfer-sheet';
import { marginLevelAfter } from './liquidation';
import { markPriceOf } from './live-result';
import sheets from './sheets.module.css';
import { usePositionTexts } from './use-position-texts';

interface AddMarginProps {
  /** The market whose liquidation price is shown. */
  market: FuturesMarket & { readonly symbol: string };
  /** The control that opens the sheet. */
  control: (open: () => void) => ReactNode;
}

/**
 * Moves money into the futures account, with the margin level and the liquidation price it leads to. All positions
 * share the account's margin, so money added to one is added to all (designed).
 */
export function AddMargin({ market, control }: AddMarginProps) {
  const [open, setOpen] = useState(false);
  const name = market.symbol.split('/')[1] ?? '';
  return (
    <>
      {control(() => setOpen(true))}
      <TransferSheet
        open={open}
        onClose={() => setOpen(false)}
        asset={{ currencyId: market.legalId, name }}
        to="lever"
        effectOf={(amount) => <Effect market={market} amount={amount} />}
      />
    </>
  );
}

function Effect({ market, amount }: { market: AddMarginProps['market']; amount: Money }) {
  const { t } = useTranslation(['positions', 'futures']);
  const format = useFormats();
  const texts = usePositionTexts();
  const account = useFuturesAccount(market).data;
  const sums = useStore(futuresSums);
  const last = usePrice(market.symbol)?.last;
  if (!account || !hasPositions(sums)) return null;
  const [position] = account.order.data;
  const mark = position ? markPriceOf(position) : last;
  const [now, after] = [new Decimal(0), amount].map((added) => marginLevelAfter(account, sums, mark, added));
  if (!now || !after) return null;
  const decimals = texts.decimals(market.symbol, last ?? 0);
  const price = (value: Money | null) => (value ? format.fixed(value, decimals) : t('card.none'));
  const change = (from: string, to: string) => (from === to ? from : t('addMargin.change', { from, to }));
  return (
    <div className={sheets.stack}>
      <KeyValueList>
        <KeyValue label={t('futures:head.risk')} strong>
          <Num>{change(format.rate(now.rate, 0), format.rate(after.rate, 0))}</Num>
        </KeyValue>
        {(now.liquidation || after.liquidation) && (
          <KeyValue label={`${t('card.liquidation')} · ${market.symbol}`}>
            <Num>{change(price(now.liquidation), price(after.liquidation))}</Num>
          </KeyValue>
        )}
      </KeyValueList>
      <p className={sheets.hint}>{t('addMargin.note')}</p>
    </div>
  );
}
