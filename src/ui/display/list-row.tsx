import { ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './list-row.module.css';

export interface ListRowProps {
  /** Before the texts: a coin, an icon. */
  leading?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** At the end, right-aligned: a figure, a pill, a switch. */
  trailing?: ReactNode;
  /** Below `trailing`, small and dim. */
  trailingNote?: ReactNode;
  /** Shows a chevron, because the row opens something. Default for links and buttons. */
  chevron?: boolean;
  selected?: boolean;
  /** Ignores taps, and keeps the keyboard focus, as a loading `Button` does. */
  loading?: boolean;
  /** Makes the row a button. */
  onClick?: () => void;
  /** Makes the row a link; an address within the app includes the hash. */
  href?: string;
  /** A coloured bar at the start, for accounts and alerts. Any CSS colour. */
  mark?: string;
  dense?: boolean;
  /** `div` if another component makes the list item, as in a VirtualList. */
  as?: 'li' | 'div';
  'data-testid'?: string;
}

/** A row of a List: texts at the start, figures at the end. */
export function ListRow(props: ListRowProps) {
  const { onClick, href, selected, loading = false, dense = false, mark, as: Item = 'li' } = props;
  const className = cx(styles.row, dense && styles.dense, mark && styles.marked, selected && styles.selected);
  const content = <RowContent {...props} />;
  const style = mark ? { '--mark': mark } : undefined;
  return (
    <Item className={styles.item} style={style as CSSProperties} data-testid={props['data-testid']}>
      {href !== undefined ? (
        <a href={href} className={className} aria-current={selected || undefined}>
          {content}
        </a>
      ) : onClick ? (
        <button
          type="button"
          aria-disabled={loading || undefined}
          onClick={loading ? undefined : onClick}
          className={className}
          aria-current={selected || undefined}
        >
          {content}
        </button>
      ) : (
        <div className={className}>{content}</div>
      )}
    </Item>
  );
}

function RowContent({ leading, title, subtitle, trailing, trailingNote, chevron, onClick, href }: ListRowProps) {
  const showChevron = chevron ?? (href !== undefined || (onClick !== undefined && trailing === undefined));
  return (
    <>
      {leading && <span className={styles.leading}>{leading}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
      {(trailing || trailingNote) && (
        <span className={styles.trailing}>
          {trailing}
          {trailingNote && <span className={styles.subtitle}>{trailingNote}</span>}
        </span>
      )}
      {showChevron && <ChevronRight className={styles.chevron} size={18} aria-hidden />}
    </>
  );
}
