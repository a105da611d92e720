import type { Drawing, DrawingColor, DrawingKind } from './drawing';

export const COLOR_TOKENS: Readonly<Record<DrawingColor, string>> = {
  blue: '--line-3',
  cyan: '--line-5',
  pink: '--line-4',
  green: '--line-6',
  amber: '--line-1',
  violet: '--line-2',
};

/** Each kind has its own default colour, so that overlapping drawings can be distinguished. */
const OF_KIND: Readonly<Record<DrawingKind, DrawingColor>> = {
  horizontal: 'blue',
  trend: 'cyan',
  ray: 'pink',
  rectangle: 'green',
  fibonacci: 'amber',
};

export const colorOf = ({ kind, color }: Pick<Drawing, 'kind' | 'color'>): DrawingColor => color ?? OF_KIND[kind];

/** The drawing with this style. The default colour of its kind is not stored, so that a later version can change it. */
export function withStyle(drawing: Drawing, color: DrawingColor, dashed: boolean): Drawing {
  const { color: _, dashed: __, ...bare } = drawing;
  return { ...bare, ...(color !== OF_KIND[drawing.kind] && { color }), ...(dashed && { dashed }) };
}
