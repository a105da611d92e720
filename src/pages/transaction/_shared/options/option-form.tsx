import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Pair } from '@/data/market/quotes';
import { type Duration, useDurations } from '@/data/options/queries';
import { useSignedIn } from '@/data/session/session';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Segmented } from '@/ui/actions/segmented';
import { cx } from '@/ui/cx';
import { LoadingRegion, Skeleton } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Num } from '@/ui/text/num';
import { signedText } from '@/ui/text/sign';
import { Problem } from '../../../_shared/form/problem';
import { FailureState, FigureFailure } from '../../../_shared/load-failure';
import { optionsState } from '../../../_shared/market/market-state';
import { TransferSheet } from '../../../_shared/transfer/transfer-sheet';
import { FeeLabel } from './fee-label';
import { changeOption } from './option-draft';
import styles from './options.module.css';
import { StakeField, StakePick } from './stake-field';
import { type OptionForm as Form, useOptionForm } from './use-option-form';
import { useOptionTexts } from './use-option-texts';
import type { OptionTrading } from './use-option-trading';

/** The option form: duration, stake and direction. */
export function OptionForm({ pair, trading }: { pair: Pair; trading: OptionTrading }) {
  const { t } = useTranslation(['options', 'common']);
  const durations = useDurations();
  if (durations.isPending)
    return (
      <LoadingRegion label={t('common:loading')} className={styles.form}>
        {[46, 40, 17, 52].map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </LoadingRegion>
    );
  if (!durations.data) return <FailureState title={t('form.termsFailed')} query={durations} />;
  const [first, ...rest] = durations.data;
  if (!first) return <EmptyState title={t('form.noTerms')} />;
  return <Offered pair={pair} trading={trading} durations={[first, ...rest]} />;
}

interface OfferedProps {
  pair: Pair;
  trading: OptionTrading;
  durations: readonly [Duration, ...Duration[]];
}

function Offered({ pair, trading, durations }: OfferedProps) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const form = useOptionForm(pair, durations, trading);
  const secondsMessage = form.messageOf('seconds');
  return (
    <form
      id={form.id}
      data-tour="options-form"
      className={styles.form}
      aria-label={t('form.label')}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <Segmented
        size="tile"
        label={t('form.duration')}
        value={String(form.duration.seconds)}
        onValueChange={(seconds) => changeOption({ seconds: Number(seconds) })}
        segments={durations.map(({ seconds, profit_ratio: percent }) => ({
          value: String(seconds),
          tone: 'accent',
          label: (
            <>
              <span className={styles.duration}>{texts.duration(seconds)}</span>
              <span className={styles.payout}>{t('form.payout', { percent: texts.format.rate(percent, 2) })}</span>
            </>
          ),
        }))}
      />
      {secondsMessage && <Problem dense>{secondsMessage}</Problem>}
      <Stake pair={pair} form={form} />
      <Costs pair={pair} form={form} />
      <Directions pair={pair} form={form} />
    </form>
  );
}

function Stake({ pair, form }: { pair: Pair; form: Form }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const { draft, duration, payment, picks } = form;
  return (
    <StakeField
      name={t('form.amount', { asset: pair.legal_name })}
      caption={t('form.least', { amount: texts.format.upTo(duration.min_amount, 2) })}
      value={draft.amount}
      min={duration.min_amount}
      onValueChange={(amount) => changeOption({ amount })}
      error={form.messageOf('amount')}
    >
      {picks.map((pick) => (
        <StakePick key={pick} chosen={draft.amount === pick} onClick={() => changeOption({ amount: pick })}>
          {texts.format.upTo(pick, 2)}
        </StakePick>
      ))}
      <StakePick disabled={!payment.available} onClick={form.setMax}>
        {t('form.max')}
      </StakePick>
    </StakeField>
  );
}

/** Available balance with a link to a transfer, the fee, and the possible loss. */
function Costs({ pair, form }: { pair: Pair; form: Form }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const { prospects, fee, payment } = form;
  return (
    <div className={styles.costs}>
      <Balance pair={pair} form={form} />
      <span>
        {t('form.fee')} <Num>{fee ? texts.amount(fee) : NO_NUMBER}</Num>
        {payment.vip && (
          <span className="visually-hidden">
            <FeeLabel vip={payment.vip} />
          </span>
        )}
      </span>
      <span>
        {t('form.ifLost')} <Num>{prospects ? texts.amount(prospects.lost) : NO_NUMBER}</Num>
      </span>
    </div>
  );
}

function Balance({ pair, form: { payment, hasInsufficientBalance, needed } }: { pair: Pair; form: Form }) {
  const { t } = useTranslation(['options', 'errors']);
  const texts = useOptionTexts();
  const [moving, setMoving] = useState(false);
  if (payment.query.isError && payment.query.data === undefined)
    return (
      <span className={styles.available}>
        {t('form.balance')} <FigureFailure title={t('errors:parts.balance')} query={payment.query} />
      </span>
    );
  if (!payment.available) return null;
  return (
    <span className={styles.available}>
      {t('form.balance')} <Num>{texts.format.fixed(payment.available, 2)}</Num>
      <button
        type="button"
        className={cx(styles.funds, hasInsufficientBalance && styles.short)}
        aria-label={t('form.addFunds')}
        onClick={() => setMoving(true)}
      >
        <Plus size={14} strokeWidth={3} aria-hidden />
      </button>
      <TransferSheet
        open={moving}
        onClose={() => setMoving(false)}
        asset={{ currencyId: pair.legal_id, name: pair.legal_name }}
        to="micro"
        needed={hasInsufficientBalance ? needed : undefined}
      />
    </span>
  );
}

function Directions({ pair, form }: { pair: Pair; form: Form }) {
  const { t } = useTranslation('options');
  const signedIn = useSignedIn();
  const message = form.formMessage;
  if (!signedIn)
    return (
      <Button block className={styles.way} variant="primary" onClick={() => shell().requireLogin()}>
        {t('form.logIn')}
      </Button>
    );
  const disabled = optionsState(pair) !== 'open';
  return (
    <>
      {message && <Problem dense>{message}</Problem>}
      <div className={styles.pair}>
        <DirectionButton side="up" form={form} disabled={disabled} />
        <DirectionButton side="down" form={form} disabled={disabled} />
      </div>
    </>
  );
}

const ARROWS = { up: ArrowUp, down: ArrowDown } as const;

/** Button for one direction, with its possible profit. */
function DirectionButton({ side, form, disabled }: { side: 'up' | 'down'; form: Form; disabled: boolean }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const id = useId();
  const Arrow = ARROWS[side];
  const { prospects, duration } = form;
  // Without a stake the button shows the profit ratio.
  const pays = prospects
    ? signedText(prospects.won.toFixed(), texts.amount(prospects.won)).text
    : t('form.payout', { percent: texts.format.rate(duration.profit_ratio, 2) });
  return (
    <Button
      block
      variant={side}
      disabled={disabled}
      className={styles.way}
      icon={<Arrow size={20} aria-hidden />}
      aria-describedby={id}
      onClick={() => form.choose(side)}
    >
      {t(side)}
      <span id={id} className={styles.pays} aria-hidden="true">
        {t(`form.pays.${side}`, { amount: pays })}
      </span>
    </Button>
  );
}
