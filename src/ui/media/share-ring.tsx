import type { ReactNode } from 'react';
import { ringArcs } from './ring-arcs';
import styles from './share-ring.module.css';

export interface RingPart {
  readonly name: string;
  /** Fraction of the whole, 0 to 1. */
  readonly fraction: number;
  /** Any CSS colour; `--part-1` to `--part-8` are meant for it. */
  readonly color: string;
}

export interface ShareRingProps {
  parts: readonly RingPart[];
  size?: number;
  stroke?: number;
  /** Content of the centre. */
  children?: ReactNode;
}

/** The distribution of a whole over its parts. Decorative: a legend beside it has the same information as text. */
export function ShareRing({ parts, size = 120, stroke = 14, children }: ShareRingProps) {
  const arcs = ringArcs(parts.map(({ fraction }) => fraction));
  const circle = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, strokeWidth: stroke, pathLength: 100 };
  return (
    <div className={styles.ring} style={{ width: size, height: size }}>
      <svg width={size} height={size} className={styles.svg} aria-hidden="true">
        <circle {...circle} className={styles.track} />
        {parts.map(({ name, color }, index) => {
          const { start = 0, length = 0 } = arcs[index] ?? {};
          if (length === 0) return null;
          // One dash as long as the arc, and a gap longer than the rest of the ring.
          const dash = { strokeDasharray: `${length} 200`, strokeDashoffset: -start };
          return <circle key={name} {...circle} {...dash} className={styles.part} style={{ stroke: color }} />;
        })}
      </svg>
      {children && <div className={styles.middle}>{children}</div>}
    </div>
  );
}
