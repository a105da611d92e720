import { encode } from 'uqr';

/** The margin of four light modules that scanners need (ISO/IEC 18004). */
const QUIET = 4;

/**
 * A QR code as one SVG path. `size` is the number of modules per side, including the quiet zone. Adjacent modules of a
 * row are drawn as one rectangle.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  });
  return { size, path };
}
