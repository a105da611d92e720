import { useStore } from '@/lib/stores/use-store';
import { LatePart } from '../parts/late-part';
import { talk } from './talk';
import type { TalkBarProps } from './talk-bar';

/** Loaded with the first talk. */
const loadTalkBar = () => import('./talk-bar').then((module) => module.default);

/** The bar of the talk, while one is given. */
export function TalkSlot({ side }: Pick<TalkBarProps, 'side'>) {
  const given = useStore(talk);
  return given && <LatePart load={loadTalkBar} props={{ talk: given, side }} />;
}
