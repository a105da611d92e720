import { ArrowUpDown } from 'lucide-react';
import { largestSwap } from '@/domain/exchange/swap';
import { MONEY_DECIMALS, type Money, ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { AmountField } from '@/ui/forms/amount-field';
import { Card } from '@/ui/layout/card';
import { PageContent } from '@/ui/layout/page';
import { Text } from '@/ui/text/text';
import { FormProblem } from '../../_shared/form/form-problem';
import { SharePicks } from '../../_shared/form/share-picks';
import { CoinField } from './coin-field';
import type { Rate } from './deal';
import { DealSheet } from './deal-sheet';
import styles from './page.module.css';
import { Preview } from './preview';
import type { Coin } from './texts';
import { type SwapList, useSwapForm } from './use-swap-form';

/** Exchange form: two coins, an amount, and the result at the current rate. The review asks for confirmation. */
export function SwapForm({ list }: { list: SwapList }) {
  const { t } = useTranslation('exchange');
  const { pair, texts, text, query, rate, available, availableOf, swap, ...own } = useSwapForm(list);
  const { form, state, change, choose } = own;
  return (
    <PageContent
      footer={
        <Button type="submit" form={form.id} block variant="primary" size="lg" loading={form.pending}>
          {t('review')}
        </Button>
      }
    >
      <form id={form.id} className={styles.form} onSubmit={own.submit} noValidate>
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
                onClick={own.flip}
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
        {!state.deal && <FormProblem text={form.formMessage ?? (own.isRateLost ? t('rateFailed') : undefined)} />}
      </form>
      <DealSheet
        state={state}
        form={form}
        isUnsure={own.isUnsure}
        pair={pair}
        onConfirm={() => form.run(() => state.confirm())}
      />
    </PageContent>
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
  const most = largestSwap(available, rate?.fee ?? ZERO);
  return (
    <>
      <SharePicks label={t('share')} all={t('all')} whole={most} disabled={!rate} onPick={onChoose} />
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
