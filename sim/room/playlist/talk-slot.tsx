import { lazy, Suspense } from 'react';
import { useStore } from '@/lib/use-store';
import { talk } from './talk';
import type { TalkBarProps } from './talk-bar';

/** Loaded with the first talk. */
const TalkBar = lazy(() => import('./talk-bar'));

/** The bar of the talk, while one is given. */
export function TalkSlot({ side }: Pick<TalkBarProps, 'side'>) {
  const given = useStore(talk);
  if (!given) return null;
  return (
    <Suspense>
      <TalkBar talk={given} side={side} />
    </Suspense>
  );
}
