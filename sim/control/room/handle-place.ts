/** Where the handle stands: at which edge, and how far down of the way it may go, 0 to 1. */
export interface HandlePlace {
  readonly side: 'left' | 'right';
  readonly along: number;
}

/** Head of the page above, its last action and the tab bar below (see handle.module.css). */
const HEAD_PX = 76;
const FOOT_PX = 150;
const HANDLE_PX = 64;
const KEY_STEP = 0.1;

const within = (along: number) => Math.min(1, Math.max(0, along));

/** Text as kept; anything else is the place of the first time: right, a little above the middle. */
export function readPlace(text: string | null): HandlePlace {
  const match = /^(left|right) (0|1|0\.\d+)$/.exec(text ?? '');
  return match ? { side: match[1] as HandlePlace['side'], along: Number(match[2]) } : { side: 'right', along: 0.4 };
}

export const writePlace = ({ side, along }: HandlePlace): string => `${side} ${Number(along.toFixed(3))}`;

/** The place nearest to a finger, all in CSS pixels. */
export function placeAt(at: { x: number; y: number }, window: { width: number; height: number }): HandlePlace {
  const way = Math.max(1, window.height - HEAD_PX - FOOT_PX - HANDLE_PX);
  return {
    side: at.x < window.width / 2 ? 'left' : 'right',
    along: within((at.y - HANDLE_PX / 2 - HEAD_PX) / way),
  };
}

/** Arrow keys move it as a finger would; null for keys that do not. */
export function movedBy({ side, along }: HandlePlace, key: string): HandlePlace | null {
  if (key === 'ArrowLeft') return { side: 'left', along };
  if (key === 'ArrowRight') return { side: 'right', along };
  if (key === 'ArrowUp') return { side, along: within(along - KEY_STEP) };
  if (key === 'ArrowDown') return { side, along: within(along + KEY_STEP) };
  return null;
}
