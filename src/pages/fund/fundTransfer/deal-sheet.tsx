import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/use-clock';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Countdown } from '@/ui/feedback/countdown';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { type Deal, needsNewConfirmation, swapOfDeal } from './deal';
import styles from './page.module.css';
import { type CoinPair, useSwapTexts } from './texts';
import type { DealState } from './use-deal';

/** Confirmation of an exchange: the amounts to be booked, the validity of the rate, and what happens if it expires. */
export function DealSheet({ state, pair }: { state: DealState; pair: CoinPair }) {
  const { t } = useTranslation(['exchange', 'common']);
  // Keeps the deal while the sheet slides out.
  const [shown, setShown] = useState(state.deal);
  if (state.deal && state.deal !== shown) setShown(state.deal);
  const deal = state.deal ?? shown;
  if (!deal) return null;
  const hasRateMoved = needsNewConfirmation(deal);
  return (
    <Sheet
      open={state.deal !== null}
      onOpenChange={(open) => !open && state.close()}
      title={t('confirm.title')}
      closeLabel={t('common:close')}
      footer={
        <Button
          block
          variant="primary"
          size="lg"
          loading={state.sending}
          disabled={!swapOfDeal(deal)}
          onClick={() => void state.confirm()}
        >
          {t(hasRateMoved ? 'confirm.submitMoved' : 'confirm.submit')}
        </Button>
      }
    >
      <DealBody deal={deal} hasRateMoved={hasRateMoved} state={state} pair={pair} />
    </Sheet>
  );
}

interface BodyProps {
  deal: Deal;
  hasRateMoved: boolean;
  state: DealState;
  pair: CoinPair;
}

function DealBody({ deal, hasRateMoved, state, pair }: BodyProps) {
  const { t } = useTranslation('exchange');
  const texts = useSwapTexts(pair);
  const { rate, agreed, amount } = deal;
  const swap = swapOfDeal(deal);
  const tolerance = texts.percent(rate.tolerance);
  return (
    <>
      <p className={styles.both}>
        <Text size="note" tone="secondary">
          {t('receive')}
        </Text>
        <Num size="head" weight="bold">
          {swap ? texts.received(swap.received) : t('confirm.uncountable')}
        </Num>
      </p>
      {hasRateMoved && (
        <Text as="p" size="note" tone="warn" className={styles.moved}>
          {t('confirm.moved', { percent: tolerance })}
        </Text>
      )}
      <KeyValueList>
        <KeyValue label={t('give')}>{texts.given(amount)}</KeyValue>
        {swap && <KeyValue label={t('fee', { percent: texts.percent(rate.fee) })}>{texts.given(swap.fee)}</KeyValue>}
        {swap && (
          <KeyValue label={t('paid')} strong>
            {texts.given(swap.paid)}
          </KeyValue>
        )}
        {hasRateMoved && <KeyValue label={t('confirm.rateBefore')}>{texts.rate(agreed)}</KeyValue>}
        <KeyValue label={t(hasRateMoved ? 'confirm.rateNow' : 'rate')}>{texts.rate(rate)}</KeyValue>
        {rate.untilMs !== null && (
          <KeyValue label={t('confirm.holds')}>
            <HoldsFor untilMs={rate.untilMs} onEnd={() => void state.renew()} />
          </KeyValue>
        )}
      </KeyValueList>
      <div className={styles.notes} role="status">
        {state.problem && (
          <Text as="p" size="note" tone="error">
            {state.problem}
          </Text>
        )}
        <Text as="p" size="small" tone="muted">
          {t(rate.untilMs === null ? 'confirm.estimate' : 'confirm.renewed', { percent: tolerance })}
        </Text>
      </div>
    </>
  );
}

function HoldsFor({ untilMs, onEnd }: { untilMs: number; onEnd: () => void }) {
  return <Countdown targetMs={untilMs} clock={useClock()} onEnd={onEnd} />;
}
