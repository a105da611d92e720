import { memo, type ReactNode } from 'react';
import type { TimedOption } from '@/data/options/queries';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { ProgressRing } from '@/ui/feedback/progress-ring';
import { elapsedFraction } from '@/ui/feedback/remaining';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { useRemaining } from '@/ui/feedback/use-clock';
import { useTimeText } from '@/ui/feedback/use-time-text';
import { Num } from '@/ui/text/num';
import { FailureState } from '../../../_shared/load-failure';
import { Direction } from './direction';
import { LiveOptionResult } from './live-option-result';
import { RunningCard } from './option-cards';
import { optionFigures } from './option-figures';
import styles from './options.module.css';
import { sameOption } from './same-option';
import { useOptionTexts } from './use-option-texts';
import type { OptionTrading } from './use-option-trading';

interface RunningListProps {
  trading: OptionTrading;
  /** Shown to a user without options, on pages where none can be bought. */
  toTrade?: ReactNode;
  /** Draws each option as a separate card, for a list of orders. */
  cards?: boolean;
}

/** All running options of all markets; a tap opens the countdown. */
export function RunningList({ trading: { running, send }, toTrade, cards = false }: RunningListProps) {
  const { t } = useTranslation(['options', 'common']);
  if (running.isPending) return <SkeletonList rows={2} leading label={t('common:loading')} />;
  if (!running.data) return <FailureState title={t('orders.failed')} query={running} />;
  // One line is enough, because the form above explains what to do.
  if (running.data.length === 0 && !cards)
    return (
      <p className={styles.none}>
        <span>{t('orders.empty')}</span>
        <span className={styles.note}>{t('orders.emptyHint')}</span>
      </p>
    );
  if (running.data.length === 0)
    return <EmptyState title={t('orders.empty')} hint={t('orders.emptyHint')} action={toTrade} />;
  const open = (order: TimedOption) => send({ type: 'look', order });
  return (
    <ul className={cards ? styles.cards : styles.list} aria-label={t('orders.running')}>
      {running.data.map((order) => (
        <li key={order.id}>
          {cards ? <RunningCard order={order} onOpen={open} /> : <RunningRow order={order} onOpen={open} />}
        </li>
      ))}
    </ul>
  );
}

interface RunningRowProps {
  order: TimedOption;
  onOpen: (order: TimedOption) => void;
}

const RunningRow = memo(function RunningRow({ order, onOpen }: RunningRowProps) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const { side, stake, open } = optionFigures(order);
  const { symbol_name: symbol, currency_name: asset } = order;
  return (
    <button type="button" className={styles.row} data-option={order.id} onClick={() => onOpen(order)}>
      <span className="visually-hidden">
        {t('orders.look', { symbol, side: t(side), amount: texts.money(stake, asset) })}
      </span>
      <SmallRing order={order} />
      <span className={styles.words}>
        <span className={styles.head}>
          <strong>{symbol}</strong>
          <Direction side={side} duration={texts.duration(order.seconds)} />
        </span>
        <span className={styles.note}>
          {t('orders.from', { amount: texts.amount(stake), price: texts.price(open, symbol) })}
        </span>
      </span>
      <LiveOptionResult order={order} distance />
    </button>
  );
}, sameOption);

/** Most characters which fit the ring in the larger font, such as "41 s". */
const MAX_LETTERS = 4;

/** Separate component, because it renders every second. */
function SmallRing({ order: { startedAtMs, expiresAtMs } }: { order: TimedOption }) {
  const remaining = useRemaining(expiresAtMs, useClock());
  const text = useTimeText()(remaining);
  return (
    <ProgressRing
      fraction={1 - elapsedFraction(startedAtMs, expiresAtMs, expiresAtMs - remaining)}
      size={46}
      stroke={3}
      smooth
    >
      <span role="timer">
        <Num size={text.length > MAX_LETTERS ? 'micro' : 'note'} weight="bold" className={styles.inRing}>
          {text}
        </Num>
      </span>
    </ProgressRing>
  );
}
