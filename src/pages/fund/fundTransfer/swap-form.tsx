import { ArrowUpDown } from 'lucide-react';
import { type FormEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { CallPayload } from '@/contract/calls';
import { SWAP_FIELDS } from '@/contract/refusals/fields/swap';
import { isUncertain, isUncertainKind } from '@/data/api/repeat';
import { largestSwap, swapOf, swapViolations } from '@/domain/exchange/swap';
import { Decimal, MONEY_DECIMALS, type Money, money, ZERO } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { IconButton } from '@/ui/actions/icon-button';
import { AmountField } from '@/ui/forms/amount-field';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { toast } from '@/ui/overlays/toast-store';
import { Text } from '@/ui/text/text';
import { FormProblem } from '../../_shared/form/form-problem';
import { useForm } from '../../_shared/form/use-form';
import { CoinField } from './coin-field';
import { chosen, type SwapCoins } from './coins';
import type { Rate } from './deal';
import { DealSheet } from './deal-sheet';
import styles from './page.module.css';
import { Preview } from './preview';
import { type Coin, useSwapTexts } from './texts';
import { forgetAmount, useAmountDraft, useCoins } from './use-coins';
import { useDeal } from './use-deal';
import { useRate } from './use-rate';

const PERCENTS = [25, 50, 75, 100] as const;
/** Long enough for reading two amounts. */
const RESULT_MS = 3000;

type SwapList = CallPayload<'POST /user/getTransferList'>;

/** Exchange form: two coins, an amount, and the result at the current rate. The review asks for confirmation. */
export function SwapForm({ list, header }: { list: SwapList; header: ReactNode }) {
  const { t } = useTranslation('exchange');
  const ids = useMemo(() => list.transfer.map(({ id }) => id), [list]);
  const [coins, setCoins] = useCoins(ids);
  const [text, setText] = useAmountDraft();
  const availableOf = useCallback(
    (id: number): Money => money(list.wallet.find(({ currency }) => currency === id)?.change_balance ?? 0),
    [list],
  );
  const pair = useMemo(() => {
    const named = (id: number): Coin => list.transfer.find((coin) => coin.id === id) ?? { id, name: '' };
    return { from: named(coins.from), to: named(coins.to) };
  }, [list, coins.from, coins.to]);
  const texts = useSwapTexts(pair);
  const { query, rate } = useRate(coins);
  const available = availableOf(coins.from);
  const amount = new Decimal(text === '' ? Number.NaN : text);
  const feePercent = rate?.fee ?? ZERO;
  const violations = swapViolations(amount, { prices: rate, feePercent, available });
  /** A rate for the review did not come. */
  const [isRateLost, setRateLost] = useState(false);
  const form = useForm({
    fields: SWAP_FIELDS,
    violations,
    empty: text === '' ? ['number'] : [],
    onLedAway: () => state.close(),
    // What a field can mend is shown at the field.
    onFailed: (_failure, field) => field !== null && state.close(),
  });
  const swap = rate && violations.length === 0 ? swapOf(amount, rate, rate.fee) : null;

  const state = useDeal(coins, (deal, { rate: booked }) => {
    const given = texts.given(deal.amount);
    const received = booked && swapOf(deal.amount, booked, booked.fee)?.received;
    const words = received
      ? t('done', { given, received: texts.received(received) })
      : t('doneAbout', { given, asset: pair.to.name });
    toast.show(words, { kind: 'success', durationMs: RESULT_MS });
    // An amount that was typed after the review stays.
    if (amount.eq(deal.amount)) forgetAmount(text);
  });

  const change = (next: string) => {
    setRateLost(false);
    form.changed('number');
    setText(next);
  };
  const changeCoins = (next: SwapCoins) => {
    setRateLost(false);
    form.changed('number');
    setCoins(next);
  };
  const review = async () => {
    setRateLost(false);
    try {
      await state.review(amount);
    } catch (error) {
      // Asking for a rate changes nothing, so a lost answer needs no warning that it may have been executed.
      if (!isUncertain(error)) throw error;
      setRateLost(true);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(review);
  };
  const choose = (side: 'from' | 'to') => (id: number) => changeCoins(chosen(coins, side, id));

  return (
    <Page
      header={header}
      footer={
        <Button type="submit" form={form.id} block variant="primary" size="lg" loading={form.pending}>
          {t('review')}
        </Button>
      }
    >
      <form id={form.id} className={styles.form} onSubmit={submit} noValidate>
        <Card>
          <div className={styles.form}>
            <AmountField
              name="amount"
              label={t('give')}
              labelEnd={t('available', { amount: texts.given(available) })}
              value={text}
              precision={MONEY_DECIMALS}
              placeholder="0"
              onValueChange={change}
              error={form.messageOf('number')}
              suffix={
                <CoinField
                  title={t('coin')}
                  coins={list.transfer}
                  value={pair.from}
                  onChange={choose('from')}
                  availableOf={availableOf}
                />
              }
            />
            {available.isZero() ? (
              <NoneHeld coin={pair.from} />
            ) : (
              <Shares available={available} rate={rate} write={texts.given} onChoose={change} />
            )}
            <div className={styles.flip}>
              <IconButton
                variant="filled"
                label={t('flip')}
                icon={<ArrowUpDown size={20} aria-hidden />}
                onClick={() => changeCoins({ from: coins.to, to: coins.from })}
              />
            </div>
            <AmountField
              name="received"
              label={t('receive')}
              value={swap?.received.toFixed() ?? ''}
              precision={MONEY_DECIMALS}
              placeholder="0"
              readOnly
              onValueChange={() => {}}
              suffix={
                <CoinField
                  title={t('coinReceived')}
                  coins={list.transfer}
                  value={pair.to}
                  onChange={choose('to')}
                  availableOf={availableOf}
                />
              }
            />
          </div>
        </Card>
        <Preview query={query} rate={rate} swap={swap} pair={pair} />
        {!state.deal && <FormProblem text={form.formMessage ?? (isRateLost ? t('rateFailed') : undefined)} />}
      </form>
      <DealSheet
        state={state}
        form={form}
        isUnsure={form.failure !== null && isUncertainKind(form.failure.kind)}
        pair={pair}
        onConfirm={() => form.run(() => state.confirm())}
      />
    </Page>
  );
}

interface SharesProps {
  available: Money;
  rate: Rate | null;
  write: (amount: Money) => string;
  onChoose: (text: string) => void;
}

/** Parts of the balance, and the largest amount which it covers together with the fee. */
function Shares({ available, rate, write, onChoose }: SharesProps) {
  const { t } = useTranslation('exchange');
  const format = useFormats();
  const most = largestSwap(available, rate?.fee ?? ZERO);
  return (
    <>
      <ChipRow label={t('share')}>
        {PERCENTS.map((percent) => (
          <Chip
            key={percent}
            disabled={!rate}
            onClick={() => onChoose(most.times(percent).div(100).toDecimalPlaces(MONEY_DECIMALS).toFixed())}
          >
            {percent === 100 ? t('all') : format.rate(percent, 0)}
          </Chip>
        ))}
      </ChipRow>
      {most.lt(available) && (
        <Text as="p" size="small" tone="muted">
          {t('most', { amount: write(most) })}
        </Text>
      )}
    </>
  );
}

/** Shown if the spot account has none of the coin; links to a transfer. */
function NoneHeld({ coin }: { coin: Coin }) {
  const { t } = useTranslation('exchange');
  return (
    <div className={styles.none}>
      <Text size="small" tone="secondary" className={styles.words}>
        {t('noneHeld', { asset: coin.name })}
      </Text>
      <Button size="sm" onClick={() => shell().go(path('/pages/fund/transfer', { currency: coin.id, to: 'change' }))}>
        {t('bringOver')}
      </Button>
      <Button size="sm" onClick={() => shell().go(path('/pages/fund/receive', { coin: coin.id }))}>
        {t('addFunds')}
      </Button>
    </div>
  );
}
