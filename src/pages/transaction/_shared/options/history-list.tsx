import { type ReactNode, useState } from 'react';
import { type TimedOption, useOptionHistory } from '@/data/options/queries';
import { fromWireTime } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { CoinIcon } from '@/ui/display/coin-icon';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Sheet } from '@/ui/overlays/sheet';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import { SignedNum } from '@/ui/text/num';
import { useMoreRows } from '../../../_shared/list/use-more-rows';
import { useNewRowFocus } from '../../../_shared/list/use-new-row-focus';
import { FailureState, PartFailure } from '../../../_shared/load-failure';
import { Direction } from './direction';
import { SettledCard } from './option-cards';
import { OptionDetails } from './option-details';
import { optionFigures, RESULT_KEYS } from './option-figures';
import styles from './options.module.css';
import { useOptionTexts } from './use-option-texts';

export type ResultFilter = 'any' | 'won' | 'lost' | 'drawn';

interface HistoryListProps {
  /** Symbol of the market; '' for all markets. */
  symbol?: string;
  /** Id of that market; undefined for all markets, and while the quotes load. */
  matchId?: number | undefined;
  result?: ResultFilter;
  /** Resets the filters; shown if they leave no rows. */
  onReset?: () => void;
  /** Shown to a user without options. */
  toTrade?: ReactNode;
  /** Draws each option as a separate card, for a list of orders. */
  cards?: boolean;
}

/** Settled options, newest first, five per page (specification section 9). */
export function HistoryList(props: HistoryListProps) {
  const { symbol = '', matchId, result = 'any', onReset, toTrade, cards = false } = props;
  const { t } = useTranslation(['options', 'common']);
  const history = useOptionHistory(matchId);
  const [openId, setOpenId] = useState<number | null>(null);
  const rows = (history.data ?? []).filter(
    (row) =>
      (symbol === '' || row.symbol_name === symbol) && (result === 'any' || RESULT_KEYS[row.profit_result] === result),
  );
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = history;
  useMoreRows(history, hasNextPage, rows.length, 1);
  const toNewRow = useNewRowFocus(isFetchingNextPage);
  if (history.isPending) return <SkeletonList rows={3} leading={false} label={t('common:loading')} />;
  if (!history.data) return <FailureState title={t('orders.failed')} query={history} />;
  return (
    <>
      {rows.length === 0 && !hasNextPage && (
        <NoHistory market={symbol !== ''} filtered={result !== 'any'} onReset={onReset} toTrade={toTrade} />
      )}
      <ul className={cards ? styles.cards : styles.list} aria-label={t('orders.history')}>
        {rows.map((order) => (
          <li key={order.id}>
            {cards ? (
              <SettledCard order={order} onOpen={({ id }) => setOpenId(id)} />
            ) : (
              <HistoryRow order={order} onOpen={() => setOpenId(order.id)} />
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.foot}>
          <Button
            block
            loading={isFetchingNextPage}
            onClick={({ currentTarget }) => {
              toNewRow(currentTarget);
              void history.fetchNextPage();
            }}
          >
            {isFetchNextPageError ? `${t('orders.moreFailed')} · ${t('common:retry')}` : t('orders.more')}
          </Button>
        </div>
      )}
      {!hasNextPage && rows.length > 0 && <p className={styles.end}>{t('common:noMore')}</p>}
      <DetailSheet order={rows.find(({ id }) => id === openId) ?? null} onClose={() => setOpenId(null)} />
    </>
  );
}

/** Number of results below the running options. */
const LATEST = 3;

/** The newest results, below the running options; nothing while there are none. */
export function LatestResults() {
  const { t } = useTranslation('options');
  const history = useOptionHistory();
  const rows = history.data ?? [];
  const [openId, setOpenId] = useState<number | null>(null);
  if (history.isError && !history.data)
    return (
      <div className={styles.foot}>
        <PartFailure title={t('orders.failed')} query={history} />
      </div>
    );
  if (rows.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={t('orders.latest')}>
        {rows.slice(0, LATEST).map((order) => (
          <li key={order.id}>
            <HistoryRow order={order} onOpen={() => setOpenId(order.id)} />
          </li>
        ))}
      </ul>
      <DetailSheet order={rows.find(({ id }) => id === openId) ?? null} onClose={() => setOpenId(null)} />
    </>
  );
}

function HistoryRow({ order, onOpen }: { order: TimedOption; onOpen: () => void }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const { side, stake, open, outcome } = optionFigures(order);
  const atMs = fromWireTime(order.complete_at ?? order.handled_at ?? '');
  const profit = outcome?.profit ?? stake.minus(stake);
  return (
    <button type="button" className={styles.row} data-option={order.id} onClick={onOpen}>
      <CoinIcon symbol={order.symbol_name} size={28} />
      <span className={styles.words}>
        <span className={styles.head}>
          <strong>{order.symbol_name}</strong>
          <Direction side={side} duration={texts.duration(order.seconds)} />
        </span>
        <span className={styles.note}>
          {[open, ...(outcome ? [outcome.end] : [])].map((one) => texts.price(one, order.symbol_name)).join(' → ')}
        </span>
      </span>
      <span className={styles.outcome}>
        <span className={styles.result}>
          <span className={styles.word}>{t(`orders.results.${RESULT_KEYS[outcome?.result ?? 0]}`)}</span>
          <SignedNum weight="bold" value={profit.toFixed()} text={texts.amount(profit)} />
        </span>
        <span className={styles.note}>{atMs === null ? order.created_at : texts.format.exactTime(atMs)}</span>
      </span>
    </button>
  );
}

function DetailSheet({ order, onClose }: { order: TimedOption | null; onClose: () => void }) {
  const { t } = useTranslation(['options', 'common']);
  const shown = useLastNonNull(order);
  return (
    <Sheet
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('orders.details')}
      closeLabel={t('common:close')}
    >
      {shown && <OptionDetails order={shown} full />}
    </Sheet>
  );
}

interface NoHistoryProps {
  market: boolean;
  filtered: boolean;
  onReset: (() => void) | undefined;
  toTrade: ReactNode;
}

function NoHistory({ market, filtered, onReset, toTrade }: NoHistoryProps) {
  const { t } = useTranslation('options');
  if (onReset && (filtered || market))
    return (
      <EmptyState title={t('orders.emptyFiltered')} action={<Button onClick={onReset}>{t('orders.reset')}</Button>} />
    );
  return (
    <EmptyState
      title={t(market ? 'orders.emptyMarket' : 'orders.emptyHistory')}
      hint={t('orders.emptyHistoryHint')}
      action={toTrade}
    />
  );
}
