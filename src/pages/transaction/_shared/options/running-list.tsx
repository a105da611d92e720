import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimedOption } from '@/data/queries/microtrade';
import { useClock } from '@/lib/use-clock';
import { ProgressRing } from '@/ui/feedback/progress-ring';
import { elapsedFraction, formatRemaining } from '@/ui/feedback/remaining';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { useRemaining } from '@/ui/feedback/use-clock';
import { Num } from '@/ui/text/num';
import { FailureState } from '../../../_shared/load-failure';
import { Direction } from './direction';
import { LiveStanding } from './live-standing';
import { optionFigures } from './option-figures';
import styles from './options.module.css';
import type { Desk } from './use-desk';
import { useOptionTexts } from './use-option-texts';

interface RunningListProps {
  desk: Desk;
  /** What somebody without options is offered, where none can be bought beside the list. */
  toTrade?: ReactNode;
}

/** Everything that runs right now, in all markets; a tap shows the countdown. */
export function RunningList({ desk: { running, send }, toTrade }: RunningListProps) {
  const { t } = useTranslation(['options', 'common']);
  if (running.isPending) return <SkeletonList rows={2} leading label={t('common:loading')} />;
  if (!running.data) return <FailureState title={t('orders.failed')} query={running} />;
  if (running.data.length === 0)
    return <EmptyState title={t('orders.empty')} hint={t('orders.emptyHint')} action={toTrade} />;
  return (
    <ul className={styles.list} aria-label={t('orders.running')}>
      {running.data.map((order) => (
        <li key={order.id}>
          <RunningRow order={order} onLook={(one) => send({ type: 'look', order: one })} />
        </li>
      ))}
    </ul>
  );
}

interface RunningRowProps {
  order: TimedOption;
  onLook: (order: TimedOption) => void;
}

const RunningRow = memo(function RunningRow({ order, onLook }: RunningRowProps) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const { side, stake, open } = optionFigures(order);
  const { symbol_name: symbol, currency_name: asset } = order;
  return (
    <button type="button" className={styles.row} data-option={order.id} onClick={() => onLook(order)}>
      <span className="visually-hidden">
        {t('orders.look', { symbol, side: t(side), amount: texts.money(stake, asset) })}
      </span>
      <SmallRing order={order} />
      <span className={styles.words}>
        <span className={styles.head}>
          <strong>{symbol}</strong>
          <Direction side={side} />
        </span>
        <span className={styles.note}>{`${texts.money(stake, asset)} @ ${texts.price(open, symbol)}`}</span>
      </span>
      <LiveStanding order={order} />
    </button>
  );
}, sameOption);

/** A refetched row is another object; what it shows changes only with its order. */
function sameOption(before: RunningRowProps, after: RunningRowProps): boolean {
  const a = before.order;
  const b = after.order;
  return a.id === b.id && a.status === b.status && a.expiresAtMs === b.expiresAtMs;
}

/** Renders once a second of its own. */
function SmallRing({ order: { startedAtMs, expiresAtMs } }: { order: TimedOption }) {
  const remaining = useRemaining(expiresAtMs, useClock());
  return (
    <ProgressRing
      fraction={1 - elapsedFraction(startedAtMs, expiresAtMs, expiresAtMs - remaining)}
      size={46}
      stroke={3}
      smooth
    >
      <span role="timer">
        <Num size="caption" weight="bold">
          {formatRemaining(remaining)}
        </Num>
      </span>
    </ProgressRing>
  );
}
