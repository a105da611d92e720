import { ArrowUpDown } from 'lucide-react';
import { type FormEvent, type ReactNode, useCallback, useMemo } from 'react';
import type { CallPayload } from '@/contract/calls';
import { SWAP_FIELDS } from '@/contract/refusals/fields/swap';
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
import { useForm } from '../../_shared/form/use-form';
import { CoinField } from './coin-field';
import { chosen } from './coins';
import type { Rate } from './deal';
import { DealSheet } from './deal-sheet';
import styles from './page.module.css';
import { Preview } from './preview';
import { type Coin, useSwapTexts } from './texts';
import { useAmountDraft, useCoins } from './use-coins';
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
  const largest = rate && largestSwap(available, rate.fee);
  // Only the fee is missing, which the refusal's text does not say.
  const own = {
    number: largest && amount.lte(available) && amount.gt(largest) ? t('most', { amount: texts.given(largest) }) : null,
  };
  const form = useForm({ fields: SWAP_FIELDS, violations, own, empty: text === '' ? ['number'] : [] });
  const swap = rate && violations.length === 0 ? swapOf(amount, rate, rate.fee) : null;

  const state = useDeal(coins, (deal, { rate: booked }) => {
    const given = texts.given(deal.amount);
    const received = booked && swapOf(deal.amount, booked, booked.fee)?.received;
    const words = received
      ? t('done', { given, received: texts.received(received) })
      : t('doneAbout', { given, asset: pair.to.name });
    toast.show(words, { kind: 'success', durationMs: RESULT_MS });
    setText('');
    form.clear();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(() => rate && state.review(amount));
  };
  const choose = (side: 'from' | 'to') => (id: number) => setCoins(chosen(coins, side, id));

  return (
    <Page
      header={header}
      footer={
        <Button type="submit" form={form.id} block variant="primary" size="lg" loading={state.asking}>
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
              onValueChange={(next) => {
                form.changed('number');
                setText(next);
              }}
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
              <Shares available={available} rate={rate} onChoose={setText} />
            )}
            <div className={styles.flip}>
              <IconButton
                variant="filled"
                label={t('flip')}
                icon={<ArrowUpDown size={20} aria-hidden />}
                onClick={() => setCoins({ from: coins.to, to: coins.from })}
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
        {state.problem && !state.deal && (
          <Text as="p" size="note" tone="error">
            {state.problem}
          </Text>
        )}
      </form>
      <DealSheet state={state} pair={pair} />
    </Page>
  );
}

function Shares({
  available,
  rate,
  onChoose,
}: {
  available: Money;
  rate: Rate | null;
  onChoose: (text: string) => void;
}) {
  const { t } = useTranslation('exchange');
  const format = useFormats();
  const most = largestSwap(available, rate?.fee ?? ZERO);
  return (
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
