import { type RefObject, useEffect, useState } from 'react';
import { type Depth, readDepth, subscribeDepth } from '@/data/market/depth';

/**
 * The order book of a market, live while `box` is on screen. Off screen it stays unchanged, which saves updating twenty
 * invisible rows several times a second. Undefined until its first event.
 */
export function useSeenDepth(box: RefObject<Element | null>, symbol: string): Depth | undefined {
  const [depth, setDepth] = useState(() => readDepth(symbol));
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let unsubscribe: (() => void) | null = null;
    const stop = () => {
      unsubscribe?.();
      unsubscribe = null;
    };
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting ?? false;
      if (!seen) return stop();
      if (unsubscribe) return;
      setDepth(readDepth(symbol));
      unsubscribe = subscribeDepth(symbol, setDepth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [box, symbol]);
  return depth;
}
