import type { ReactNode, Ref } from 'react';
import { cx } from '../cx';
import styles from './num.module.css';
import { type Direction, signedText } from './sign';
import type { TextSize } from './text';
import scale from './text.module.css';

export interface NumProps {
  size?: TextSize;
  weight?: 'regular' | 'medium' | 'bold';
  direction?: Direction | undefined;
  /** Smaller and dimmer text after the figure: a currency, "x", "%". */
  unit?: ReactNode;
  /** Whether it follows the market: grey while prices are not live (app/base.css). */
  live?: boolean;
  className?: string | undefined;
  /** The formatted number. */
  children: ReactNode;
}

/** A number in tabular figures, never broken across lines. */
export function Num({ size, weight = 'medium', direction, unit, live, className, children }: NumProps) {
  return (
    <span
      className={cx(styles.num, size && scale[size], scale[weight], direction && styles[direction], className)}
      data-live={live ? 'text' : undefined}
    >
      {children}
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}

export interface SignedNumProps extends Omit<NumProps, 'children' | 'direction'> {
  /** The number itself, as a decimal string or number; it determines the sign. */
  value: number | string;
  /** The formatted number, with or without a sign. */
  text: string;
  /** How the direction is shown besides the colour. */
  marker?: 'sign' | 'arrow' | 'both';
}

/** A gain or loss: coloured, and with a sign or an arrow, because colour alone is not accessible. */
export function SignedNum({ value, text, marker = 'sign', ...rest }: SignedNumProps) {
  const signed = signedText(value, text);
  const shown = marker === 'arrow' ? signed.text.replace(/^[+−]/, '') : signed.text;
  return (
    <Num direction={signed.direction} {...rest}>
      {marker !== 'sign' && <Arrow direction={signed.direction} />}
      {marker === 'arrow' && signed.direction === 'down' ? <span className="visually-hidden">−</span> : null}
      {shown}
    </Num>
  );
}

/** A small filled triangle; nothing for zero. */
export function Arrow({ direction }: { direction: Direction }) {
  if (direction === 'zero') return null;
  return (
    <svg className={styles.arrow} viewBox="0 0 8 8" aria-hidden="true">
      <path d={direction === 'up' ? 'M4 1 7.6 7H.4Z' : 'M4 7 .4 1h7.2Z'} fill="currentColor" />
    </svg>
  );
}

const pillClass = (direction: Direction): string => cx(styles.pill, styles[`fill-${direction}`]);

export interface ChangePillProps {
  value: number | string;
  text: string;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * The change of the last day in a coloured box at the end of a market row. Its width is fixed, so that rows line up.
 */
export function ChangePill({ value, text, ref }: ChangePillProps) {
  const signed = signedText(value, text);
  return (
    <span ref={ref} className={pillClass(signed.direction)} data-live="fill">
      {signed.text}
    </span>
  );
}

/** Updates a ChangePill outside of React, for rows that change many times per second. */
export function writeChangePill(
  pill: { className: string; textContent: string | null },
  value: number | string,
  text: string,
): void {
  const signed = signedText(value, text);
  if (pill.textContent === signed.text) return;
  pill.textContent = signed.text;
  pill.className = pillClass(signed.direction);
}
