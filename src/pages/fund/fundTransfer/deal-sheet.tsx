import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Countdown } from '@/ui/feedback/countdown';
import { Sheet } from '@/ui/overlays/sheet';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import type { FormPort } from '../../_shared/form/use-form';
import { useRefusalText } from '../../_shared/form/use-refusal-text';
import { type Deal, dealViolations, swapOfDeal } from './deal';
import styles from './page.module.css';
import { type CoinPair, useSwapTexts } from './texts';
import type { DealState } from './use-deal';

interface DealSheetProps {
  state: DealState;
  form: Pick<FormPort<never>, 'pending' | 'formMessage'>;
  /** The outcome of the last attempt is unknown: the deal must stay as it is, so that a retry is the same request. */
  isUnsure: boolean;
  pair: CoinPair;
  onConfirm: () => void;
}

/** Confirmation of an exchange: the amounts to be booked, the validity of the rate, and what happens if it expires. */
export function DealSheet(props: DealSheetProps) {
  const { state, form } = props;
  const { t } = useTranslation(['exchange', 'common']);
  const deal = useLastNonNull(state.deal);
  if (!deal) return null;
  const hasRateMoved = dealViolations(deal).length > 0;
  return (
    <Sheet
      open={state.deal !== null}
      sticky={form.pending}
      onOpenChange={(open) => !open && !form.pending && state.close()}
      title={t('confirm.title')}
      closeLabel={t('common:close')}
      footer={
        <Button
          block
          variant="primary"
          size="lg"
          loading={form.pending}
          disabled={!swapOfDeal(deal)}
          onClick={props.onConfirm}
        >
          {t(hasRateMoved ? 'confirm.submitMoved' : 'confirm.submit')}
        </Button>
      }
    >
      <DealBody {...props} deal={deal} />
    </Sheet>
  );
}

function DealBody({ deal, state, form, isUnsure, pair }: DealSheetProps & { deal: Deal }) {
  const { t } = useTranslation('exchange');
  const refusalText = useRefusalText();
  const texts = useSwapTexts(pair);
  const { rate, agreed, amount } = deal;
  const swap = swapOfDeal(deal);
  const tolerance = texts.percent(rate.tolerance);
  const [moved] = dealViolations(deal);
  const renew = () => {
    if (!form.pending && !isUnsure) void state.renew();
  };
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
      <div role="status">
        {moved && (
          <Text as="p" size="note" tone="warn" className={styles.moved}>
            {refusalText(moved.code, moved.params)}
          </Text>
        )}
      </div>
      <KeyValueList>
        <KeyValue label={t('give')}>{texts.given(amount)}</KeyValue>
        {swap && <KeyValue label={t('fee', { percent: texts.percent(rate.fee) })}>{texts.given(swap.fee)}</KeyValue>}
        {swap && (
          <KeyValue label={t('paid')} strong>
            {texts.given(swap.paid)}
          </KeyValue>
        )}
        {moved && <KeyValue label={t('confirm.rateBefore')}>{texts.rate(agreed)}</KeyValue>}
        <KeyValue label={t(moved ? 'confirm.rateNow' : 'rate')}>{texts.rate(rate)}</KeyValue>
        {rate.untilMs !== null && (
          <KeyValue label={t('confirm.holds')}>
            <HoldsFor untilMs={rate.untilMs} onEnd={renew} />
          </KeyValue>
        )}
      </KeyValueList>
      <div className={styles.notes} role="status">
        {form.formMessage && (
          <Text as="p" size="note" tone="error">
            {form.formMessage}
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
