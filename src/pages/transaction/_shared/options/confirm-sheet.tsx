import { type Pair, usePair } from '@/data/market/quotes';
import { type Duration, useDurations } from '@/data/options/queries';
import { Decimal } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { RISE } from '@/domain/options/options';
import { useTranslation } from '@/i18n/use-translation';
import type { Ticket } from '@/lifecycles/option-order';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import { SignedNum } from '@/ui/text/num';
import { ConfirmFrame } from '../../../_shared/form/confirm-frame';
import { LivePrice } from '../market/live-price';
import { Direction } from './direction';
import { FeeLabel } from './fee-label';
import { prospectsOf, termsOf } from './option-figures';
import styles from './options.module.css';
import { useOptionTexts } from './use-option-texts';
import type { OptionTrading } from './use-option-trading';
import { usePayment } from './use-payment';

/** Confirmation of an option with its possible results; also shows why the exchange refused it. */
export function ConfirmSheet({ trading: { snapshot, send } }: { trading: OptionTrading }) {
  const { t } = useTranslation('options');
  const open = snapshot.matches('confirming') || snapshot.matches('submitting') || snapshot.matches('refused');
  const ticket = useLastNonNull(open ? snapshot.context.ticket : null);
  const sending = snapshot.matches('submitting');
  const side = ticket?.fields.type === RISE ? 'up' : 'down';
  return (
    <ConfirmFrame
      open={open}
      title={t('confirm.title')}
      confirm={t(`confirm.${side}`)}
      variant={side}
      sending={sending}
      failure={snapshot.matches('refused') ? snapshot.context.failure : null}
      onConfirm={() => send({ type: 'confirm' })}
      onCancel={() => send({ type: 'cancel' })}
    >
      {ticket && <Ticketed ticket={ticket} />}
    </ConfirmFrame>
  );
}

function Ticketed({ ticket }: { ticket: Ticket }) {
  const pair = usePair(ticket.symbol);
  const duration = useDurations().data?.find(({ seconds }) => seconds === ticket.fields.seconds);
  return pair && duration ? <Figures ticket={ticket} pair={pair} duration={duration} /> : null;
}

function Figures({ ticket, pair, duration }: { ticket: Ticket; pair: Pair; duration: Duration }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const payment = usePayment(pair);
  const { legal_name: asset } = pair;
  const stake = new Decimal(ticket.fields.number);
  const prospects = prospectsOf(stake, termsOf(duration));
  const fee = payment.feeOf(stake);
  const amount = (value: Decimal) => <SignedNum value={value.toFixed()} text={texts.amount(value)} unit={asset} />;
  return (
    <>
      <KeyValueList>
        <KeyValue label={pair.symbol} strong>
          <Direction side={ticket.fields.type === RISE ? 'up' : 'down'} />
        </KeyValue>
        <KeyValue label={t('confirm.now')}>
          <LivePrice pair={pair} size="body" />
        </KeyValue>
        <KeyValue label={t('confirm.duration')}>{texts.duration(duration.seconds)}</KeyValue>
        <KeyValue label={t('confirm.stake')}>{texts.money(stake, asset)}</KeyValue>
        <KeyValue label={<FeeLabel vip={payment.vip} />}>{fee ? texts.money(fee, asset) : NO_NUMBER}</KeyValue>
        <KeyValue label={t('confirm.won')}>{amount(prospects.won)}</KeyValue>
        <KeyValue label={t('confirm.lost')}>{amount(prospects.lost)}</KeyValue>
        <KeyValue label={t('confirm.drawn')}>{t('confirm.stakeBack')}</KeyValue>
      </KeyValueList>
      <p className={styles.hint}>{t('confirm.hint')}</p>
    </>
  );
}
