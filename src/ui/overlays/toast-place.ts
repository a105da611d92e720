/** In CSS pixels from the top of the app's box. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

export interface ToastPlace {
  readonly top: number;
  /** There is only room for the newest toast. */
  readonly single: boolean;
}

const GAP = 8;
const EDGE = 2;

/**
 * Position of the toasts: below the page's header, unless a dialog or sheet is there; then above it, below it, or in
 * the strip that sheets leave free at the top.
 * @param headPx default position
 * @param needPx height of the toasts
 * @param boxPx height of the app's box
 */
export function toastPlace(question: Extent | null, headPx: number, needPx: number, boxPx: number): ToastPlace {
  if (!question || headPx + needPx + GAP <= question.top) return { top: headPx, single: false };
  if (EDGE + needPx + GAP <= question.top) return { top: question.top - GAP - needPx, single: false };
  if (question.bottom + GAP + needPx <= boxPx) return { top: question.bottom + GAP, single: false };
  return { top: EDGE, single: true };
}
