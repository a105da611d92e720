import { useState } from 'react';
import type { LeverOrder } from '@/data/futures/queries';
import { usePrice } from '@/data/market/use-price';
import { closeViolations } from '@/domain/futures/close';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import { useRefusalText } from '../form/use-refusal-text';
import { AskSheet } from './ask-sheet';
import { LiveResult } from './live-result';
import { LotsToClose } from './lots-to-close';
import { keepLots, keptLotsOf } from './order-actions';
import { lotsOf, paidBack, resultAt } from './position-figures';
import styles from './sheets.module.css';
import { useFuturesFeature } from './use-futures-feature';
import { usePositionTexts } from './use-position-texts';

export interface CloseSheetProps {
  order: LeverOrder;
  open: boolean;
  closing: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  /** With the lots to close, which are all of the order where its market closes whole positions only. */
  onConfirm: (share: number) => void;
  onBack: () => void;
}

/**
 * Asks before a position is closed, and shows the result at the last price. Where the exchange closes parts, the
 * customer chooses how many lots; a reload does not lose them.
 */
export function CloseSheet({ order, open, closing, problem, onConfirm, onBack }: CloseSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  const texts = usePositionTexts();
  const refusalText = useRefusalText();
  const closesParts = useFuturesFeature(order.symbol, 'partial_close') && order.share > 1;
  /** Null until some are chosen: all of them, also when the position shrinks meanwhile. */
  const [typed, setTyped] = useState(() => keptLotsOf(order.id));
  const change = (next: string) => {
    setTyped(next);
    keepLots(order.id, next);
  };
  const share = closesParts && typed !== null ? new Decimal(typed || Number.NaN) : new Decimal(order.share);
  const [violation] = closeViolations(share, order.share);
  const lots = violation ? order.share : share.toNumber();
  const rest = order.share - lots;
  const part = lotsOf(order, lots);
  return (
    <AskSheet
      order={order}
      open={open}
      title={t('close.title')}
      confirm={rest > 0 ? t('close.part', { lots: texts.lots(lots) }) : t('close.confirm')}
      name="position-close-confirm"
      busy={closing}
      disabled={violation !== undefined}
      priceLabel={t('card.openPrice')}
      onConfirm={() => onConfirm(lots)}
      onBack={onBack}
      lines={
        <>
          <KeyValue label={t('common:withUnit', { label: t('close.expected'), unit: 'USDT' })} strong>
            <LiveResult order={part} />
          </KeyValue>
          <KeyValue label={t('common:withUnit', { label: t('close.back'), unit: 'USDT' })}>
            <LiveBack order={part} />
          </KeyValue>
          {closesParts && (
            <KeyValue label={t('close.rest')}>
              <Num>{rest > 0 ? texts.lots(rest) : t('card.none')}</Num>
            </KeyValue>
          )}
        </>
      }
    >
      {closesParts && (
        <LotsToClose
          held={order.share}
          value={typed ?? `${order.share}`}
          error={violation && refusalText(violation.code, violation.params)}
          disabled={closing}
          onChange={change}
        />
      )}
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : (
        <p className={styles.hint}>{t(closing ? 'close.settling' : 'close.hint')}</p>
      )}
    </AskSheet>
  );
}

function LiveBack({ order }: { order: LeverOrder }) {
  const texts = usePositionTexts();
  const last = usePrice(order.symbol)?.last ?? order.update_price;
  return <Num live>{texts.format.fixed(paidBack(order.caution_money, resultAt(order, last).profit))}</Num>;
}
