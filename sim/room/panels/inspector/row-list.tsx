import { ChevronRight } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Badge } from '@/ui/display/badge';
import { timeText } from '../../formats/zone';
import { Detail } from './detail';
import styles from './inspector.module.css';
import { lineOf } from './line';
import type { Row } from './row';

const ROW_PX = 36;

/** The rows in a scrolling box; only the visible ones are rendered. */
export function RowList({ label, rows, reported }: { label: string; rows: readonly Row[]; reported: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isAtTop, setAtTop] = useState(true);
  const [isPressed, setPressed] = useState(false);
  const list = useRef<VirtualizerHandle>(null);
  const [shown, setShown] = useState<string | null>(null);
  // Set during rendering: the call that an opened report is about is shown whole, once it is among the rows.
  if (reported !== null && reported !== shown) {
    setShown(reported);
    setOpen((before) => new Set(before).add(reported));
  }
  const place = rows.findIndex(({ key }) => key === shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is scrolled to once, not whenever rows come
  useEffect(() => {
    if (place > 0) list.current?.scrollToIndex(place);
  }, [shown]);
  const toggle = useCallback((key: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  return (
    <section
      ref={box}
      className={styles.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      onPointerDown={() => setPressed(true)}
      onPointerUp={() => setPressed(false)}
      onPointerCancel={() => setPressed(false)}
      onPointerLeave={() => setPressed(false)}
    >
      {/* New rows are added at the top. While somebody reads an open row, has scrolled down or presses a row, the visible
         rows stay in place: a row that moved away during a press would not be opened. */}
      <Virtualizer
        ref={list}
        as="ul"
        item="li"
        scrollRef={box}
        data={rows}
        itemSize={ROW_PX}
        shift={!isAtTop || open.size > 0 || isPressed}
        onScroll={(offset) => setAtTop(offset < ROW_PX)}
      >
        {(row) => <RowItem key={row.key} row={row} isOpen={open.has(row.key)} onToggle={toggle} />}
      </Virtualizer>
    </section>
  );
}

interface RowItemProps {
  row: Row;
  isOpen: boolean;
  onToggle: (key: string) => void;
}

const RowItem = memo(function RowItem({ row, isOpen, onToggle }: RowItemProps) {
  const { t, i18n } = useTranslation('room-inspector');
  const { badge, tone, title, facts, isBad } = lineOf(row, t);
  return (
    <div className={styles.item}>
      <button type="button" className={styles.row} aria-expanded={isOpen} onClick={() => onToggle(row.key)}>
        <ChevronRight size={14} aria-hidden className={cx(styles.mark, isOpen && styles.turned)} />
        <time className={styles.time}>{timeText(row.atMs, i18n.language)}</time>
        <Badge tone={tone}>{badge}</Badge>
        {/* A row is cut to one line, which begins with the distinguishing part. The accessible name has the full text. */}
        <span className={styles.title} title={title} data-cut-on-purpose>
          {title}
        </span>
        <span className={cx(styles.facts, isBad && styles.bad)}>{facts.join(' · ')}</span>
      </button>
      {isOpen && (
        <div className={styles.detail}>
          <Detail row={row} />
        </div>
      )}
    </div>
  );
});
