import { useState } from 'react';
import { FUTURES_STATUS, type FuturesPosition } from '@/data/futures/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet, SheetSummary } from '@/ui/overlays/sheet';
import { Num, SignedNum } from '@/ui/text/num';
import { bookedResult, opposite, paidBack } from './position-figures';
import styles from './sheets.module.css';
import { usePositionTexts } from './use-position-texts';

export interface ResultSheetProps {
  order: FuturesPosition;
  open: boolean;
  /** False if the order ended while the user was about to do something else with it. */
  endedHere: boolean;
  /** The opposite position is open in its place. */
  reversed: boolean;
  onDone: () => void;
}

/** Shows the price and result of a closed position, or why the order can no longer be acted on. */
export function ResultSheet({ order, open, endedHere, reversed, onDone }: ResultSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  const texts = usePositionTexts();
  // The margin before the close, because the server reports none for a closed order.
  const [margin, setMargin] = useState(order.caution_money);
  const isAlive = order.status < FUTURES_STATUS.closed;
  if (isAlive && margin !== order.caution_money) setMargin(order.caution_money);

  const isClosed = order.status === FUTURES_STATUS.closed;
  const { profit, percent } = bookedResult(order);
  const here = reversed ? 'ended.reversed' : 'ended.closed';
  const title = isClosed ? (endedHere ? here : 'ended.elsewhere') : 'ended.cancelled';
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onDone()}
      title={t(title)}
      closeLabel={t('common:close')}
      footer={
        <Button block variant="primary" data-testid="position-done" onClick={onDone}>
          {t('act.done')}
        </Button>
      }
    >
      {isClosed && (
        <SheetSummary>
          <p className={styles.result}>
            <span className={styles.hint}>{`${texts.name(order)} · ${t('card.result')}`}</span>
            <SignedNum
              className={styles.figure}
              weight="bold"
              value={profit.toFixed()}
              text={texts.exactSigned(profit)}
            />
            <SignedNum value={percent.toFixed()} text={texts.format.percent(percent)} />
            {!endedHere && <span>{t(`ended.by.${order.close_reason ?? 'unknown'}`)}</span>}
          </p>
        </SheetSummary>
      )}
      <KeyValueList>
        <KeyValue label={t('card.openPrice')}>
          <Num>{texts.price(order.price, order.symbol)}</Num>
        </KeyValue>
        {isClosed && (
          <>
            <KeyValue label={t('ended.price')}>
              <Num>{texts.price(order.update_price, order.symbol)}</Num>
            </KeyValue>
            {order.close_reason !== 'liquidation' && (
              <KeyValue label={t('common:withUnit', { label: t('ended.back'), unit: 'USDT' })} strong>
                <Num>{texts.exactSigned(paidBack(margin, profit))}</Num>
              </KeyValue>
            )}
          </>
        )}
        {reversed && (
          <KeyValue label={t('ended.next')} strong>
            {texts.name(opposite(order))} · <Num>{texts.size(order)}</Num>
          </KeyValue>
        )}
        <KeyValue label={t('detail.ended')}>{texts.exactTime(order.complete_time)}</KeyValue>
      </KeyValueList>
    </Sheet>
  );
}
