import type { RoomExchange } from './exchange';

/**
 * The screen of the app, an address as in `/pages/fund/assets`; '' when it is not known. A window of its own has no app
 * in it: the run says which screen was the last.
 */
export async function screenShown({ control, isWindow }: Pick<RoomExchange, 'control' | 'isWindow'>): Promise<string> {
  if (!isWindow) return location.hash.slice(1);
  const { entries } = await control('run.trail', {});
  const last = entries.findLast((entry) => entry.do === 'screen');
  return last?.do === 'screen' ? last.screen : '';
}
