import { ArrowDown, ArrowLeftRight, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Duration, useDurations } from '@/data/queries/microtrade';
import type { Pair } from '@/data/queries/quotes';
import { useSignedIn } from '@/data/session';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { Segmented } from '@/ui/actions/segmented';
import { cx } from '@/ui/cx';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Skeleton } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { AmountField } from '@/ui/forms/amount-field';
import { SignedNum } from '@/ui/text/num';
import { FailureState } from '../../../_shared/load-failure';
import { TransferSheet } from '../../../_shared/transfer/transfer-sheet';
import { FeeLabel } from './fee-label';
import { optionsState } from './option-check';
import { changeOption } from './option-draft';
import styles from './options.module.css';
import type { Desk } from './use-desk';
import { type OptionForm as Form, useOptionForm } from './use-option-form';
import { useOptionTexts } from './use-option-texts';

/** Decimals of a stake that may be typed: it is USDT, and nobody counts it finer. */
const STAKE_DECIMALS = 2;

/** How long, how much, and which way. */
export function OptionForm({ pair, desk }: { pair: Pair; desk: Desk }) {
  const { t } = useTranslation(['options', 'common']);
  const durations = useDurations();
  if (durations.isPending)
    return (
      <div role="status" aria-label={t('common:loading')} className={styles.form}>
        {[48, 44, 32, 52].map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </div>
    );
  if (!durations.data) return <FailureState title={t('form.termsFailed')} query={durations} />;
  const [first, ...rest] = durations.data;
  if (!first) return <EmptyState title={t('form.noTerms')} />;
  return <Offered pair={pair} desk={desk} durations={[first, ...rest]} />;
}

interface OfferedProps {
  pair: Pair;
  desk: Desk;
  durations: readonly [Duration, ...Duration[]];
}

function Offered({ pair, desk, durations }: OfferedProps) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const form = useOptionForm(pair, durations, desk);
  const secondsMessage = form.messageOf('seconds');
  return (
    <form
      data-tour="options-form"
      className={styles.form}
      aria-label={t('form.label')}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <Segmented
        label={t('form.duration')}
        value={String(form.duration.seconds)}
        onValueChange={(seconds) => changeOption({ seconds: Number(seconds) })}
        segments={durations.map(({ seconds, profit_ratio: percent }) => ({
          value: String(seconds),
          tone: 'accent',
          label: (
            <>
              <span className={styles.duration}>{texts.duration(seconds)}</span>
              <span className={styles.payout}>
                {t('form.payout', { percent: `${texts.format.upTo(percent, 2)}%` })}
              </span>
            </>
          ),
        }))}
      />
      {secondsMessage && <Message>{secondsMessage}</Message>}
      <Stake pair={pair} form={form} />
      <Prospects pair={pair} form={form} />
      <Directions pair={pair} form={form} />
    </form>
  );
}

function Message({ children }: { children: string }) {
  return (
    <p role="alert" className={styles.message}>
      {children}
    </p>
  );
}

function Stake({ pair, form }: { pair: Pair; form: Form }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const { draft, duration, payment, picks } = form;
  const asset = pair.legal_name;
  return (
    <>
      <AmountField
        label={t('form.amount', { asset })}
        labelEnd={<Balance pair={pair} form={form} />}
        value={draft.amount}
        precision={STAKE_DECIMALS}
        placeholder={t('form.least', { amount: texts.format.upTo(duration.min_amount, 2) })}
        onValueChange={(amount) => changeOption({ amount })}
        suffix={asset}
        error={form.messageOf('amount') ?? undefined}
      />
      <ChipRow label={t('form.picks')}>
        {picks.map((pick) => (
          <Chip key={pick} selected={draft.amount === pick} onClick={() => changeOption({ amount: pick })}>
            {texts.format.upTo(pick, 2)}
          </Chip>
        ))}
        <Chip disabled={!payment.available} onClick={form.setMost}>
          {t('form.max')}
        </Chip>
      </ChipRow>
    </>
  );
}

/** What can be staked, and the way to more of it. */
function Balance({ pair, form: { payment, isShort, needed } }: { pair: Pair; form: Form }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const [moving, setMoving] = useState(false);
  if (!payment.available) return null;
  return (
    <span className={styles.available}>
      {t('form.balance')} <span className={styles.balance}>{texts.format.fixed(payment.available, 2)}</span>
      <button type="button" className={cx(styles.funds, isShort && styles.short)} onClick={() => setMoving(true)}>
        <ArrowLeftRight size={14} aria-hidden />
        {t('form.addFunds')}
      </button>
      <TransferSheet
        open={moving}
        onClose={() => setMoving(false)}
        asset={{ currencyId: pair.legal_id, name: pair.legal_name }}
        to="micro"
        needed={isShort ? needed : undefined}
      />
    </span>
  );
}

/** What it costs and what can come of it. */
function Prospects({ pair, form }: { pair: Pair; form: Form }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const { prospects, fee, payment } = form;
  const asset = pair.legal_name;
  const signed = (value: NonNullable<typeof prospects>['won'] | undefined) =>
    value ? <SignedNum value={value.toFixed()} text={texts.amount(value)} unit={asset} /> : '—';
  return (
    <KeyValueList dense>
      <KeyValue label={t('form.ifWon')}>{signed(prospects?.won)}</KeyValue>
      <KeyValue label={t('form.ifLost')}>{signed(prospects?.lost)}</KeyValue>
      <KeyValue label={<FeeLabel vip={payment.vip} />}>{fee ? texts.money(fee, asset) : '—'}</KeyValue>
    </KeyValueList>
  );
}

function Directions({ pair, form }: { pair: Pair; form: Form }) {
  const { t } = useTranslation('options');
  const signedIn = useSignedIn();
  const message = form.messageOf(null);
  if (!signedIn)
    return (
      <Button block size="lg" variant="primary" onClick={() => shell().requireLogin()}>
        {t('form.logIn')}
      </Button>
    );
  const disabled = optionsState(pair) !== 'open';
  return (
    <>
      {message && <Message>{message}</Message>}
      <div className={styles.pair}>
        <Button
          block
          size="lg"
          variant="up"
          disabled={disabled}
          icon={<ArrowUp size={20} aria-hidden />}
          onClick={() => form.choose('up')}
        >
          {t('up')}
        </Button>
        <Button
          block
          size="lg"
          variant="down"
          disabled={disabled}
          icon={<ArrowDown size={20} aria-hidden />}
          onClick={() => form.choose('down')}
        >
          {t('down')}
        </Button>
      </div>
    </>
  );
}
