import { expect, test } from 'vitest';
import { numberMarks } from './number-marks';

test.each(['zh-CN', 'en', 'zh-HK', 'th', 'ja', 'id', 'ko', 'fr', 'es', 'vi'])(
  '%s has the marks that Intl has',
  (locale) => {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.6);
    const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
    expect(numberMarks(locale)).toEqual({ decimal: of('decimal'), group: of('group') });
  },
);
