/**
 * `npm run fonts` writes src/ui/fonts/: Inter (SIL Open Font License) with the characters and weights that the app
 * uses. Tabular figures are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join('');
/** Same ranges as in src/ui/fonts.css. */
const CHARACTERS = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’“”„†•…‹›€™↑↓−`,
  vietnamese: `ĂăĐđĨĩŨũƠơƯư\u0300\u0301\u0303\u0309\u0323₫${range(0x1ea0, 0x1ef9)}`,
};

for (const [script, characters] of Object.entries(CHARACTERS)) {
  const whole = readFileSync(require.resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`));
  const part = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 } },
    noHinting: true,
  });
  const file = `src/ui/fonts/inter-${script}.woff2`;
  writeFileSync(file, part);
  console.log(`${file}: ${(part.length / 1000).toFixed(1)} kB`);
}
