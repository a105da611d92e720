import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { flashPrice } from './flash-price';
import { Num, type NumProps } from './num';
import { type Direction, directionBetween } from './sign';

/** Updates a price outside of React, for prices that change many times per second. */
export interface PriceFlashHandle {
  set(text: string, direction: Direction): void;
}

export interface PriceFlashProps extends Omit<NumProps, 'children'> {
  /** The price itself; a change makes it flash. */
  value: number | string;
  /** The formatted price. */
  text: string;
  /** The market of the price, by which tests and tours find it in the page. */
  symbol?: string;
  ref?: Ref<PriceFlashHandle>;
}

/** A price that flashes in the direction of its change. Its box never changes, so nothing moves. */
export function PriceFlash({ value, text, symbol, ref, ...rest }: PriceFlashProps) {
  const element = useRef<HTMLSpanElement>(null);
  const previous = useRef(value);

  // Before the browser paints: a later effect would cause a second paint.
  useLayoutEffect(() => {
    if (element.current) flashPrice(element.current, directionBetween(previous.current, value));
    previous.current = value;
  }, [value]);

  useImperativeHandle(
    ref,
    () => ({
      set(next, direction) {
        const span = element.current;
        if (!span || span.textContent === next) return;
        span.textContent = next;
        flashPrice(span, direction);
      },
    }),
    [],
  );

  return (
    <Num live {...rest}>
      <span ref={element} data-price={symbol}>
        {text}
      </span>
    </Num>
  );
}
