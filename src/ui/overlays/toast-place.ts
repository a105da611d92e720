/** From the top of the app's box, CSS pixels. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

export interface ToastPlace {
  readonly top: number;
  /** There is room for the newest one alone. */
  readonly single: boolean;
}

const GAP = 8;
const EDGE = 2;

/**
 * Where toasts stand: under the page's head, unless a question stands there; then above it, or below it, or in the strip
 * that sheets leave at the top.
 * @param headPx where they stand by default
 * @param needPx how high they are
 * @param boxPx the height of the app's box
 */
export function toastPlace(question: Extent | null, headPx: number, needPx: number, boxPx: number): ToastPlace {
  if (!question || headPx + needPx + GAP <= question.top) return { top: headPx, single: false };
  if (EDGE + needPx + GAP <= question.top) return { top: question.top - GAP - needPx, single: false };
  if (question.bottom + GAP + needPx <= boxPx) return { top: question.bottom + GAP, single: false };
  return { top: EDGE, single: true };
}
