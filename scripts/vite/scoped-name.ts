import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * The name of a class of a CSS module in style sheets and scripts: `_row_k3x9a`. Vite's own also has the line of the
 * rule, which only differs from class to class and makes the first screen larger.
 */
export function scopedName(name: string, file: string): string {
  const place = relative(process.cwd(), file.split('?', 1)[0] ?? file);
  return `_${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 5)}`;
}
