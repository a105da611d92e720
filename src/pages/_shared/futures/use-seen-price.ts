import { type RefObject, useEffect, useState } from 'react';
import { readPrice, subscribePrice } from '@/data/market/prices';

/** Cards this close to the screen are already live when they scroll into view. */
const MARGIN = '300px';

/**
 * The last price of a market, live while `box` is on screen or within the margin. It saves updating, four times a
 * second, the figures of positions which are not visible. Undefined until the first quote.
 */
export function useSeenPrice(box: RefObject<Element | null>, symbol: string): string | undefined {
  const [last, setLast] = useState(() => readPrice(symbol)?.last);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let unsubscribe: (() => void) | null = null;
    const stop = () => {
      unsubscribe?.();
      unsubscribe = null;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return stop();
        if (unsubscribe) return;
        setLast(readPrice(symbol)?.last);
        unsubscribe = subscribePrice(symbol, (price) => setLast(price.last));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [box, symbol]);
  return last;
}
