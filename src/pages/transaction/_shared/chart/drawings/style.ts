import type { Drawing, DrawingColor, DrawingKind } from './drawing';

export const COLOR_TOKENS: Readonly<Record<DrawingColor, string>> = {
  blue: '--line-3',
  cyan: '--line-5',
  pink: '--line-4',
  green: '--line-6',
  amber: '--line-1',
  violet: '--line-2',
};

/** Each kind begins with a colour of its own, so that drawings over each other can be told apart. */
const OF_KIND: Readonly<Record<DrawingKind, DrawingColor>> = {
  horizontal: 'blue',
  trend: 'cyan',
  ray: 'pink',
  rectangle: 'green',
  fibonacci: 'amber',
};

export const colorOf = ({ kind, color }: Pick<Drawing, 'kind' | 'color'>): DrawingColor => color ?? OF_KIND[kind];

/** The drawing with this style; the colour of its kind is not kept, so that a later version can change it. */
export function withStyle(drawing: Drawing, color: DrawingColor, dashed: boolean): Drawing {
  const { color: _, dashed: __, ...bare } = drawing;
  return { ...bare, ...(color !== OF_KIND[drawing.kind] && { color }), ...(dashed && { dashed }) };
}
