import { describe, expect, it } from 'vitest';
import { readShotOptions, USAGE } from './options';

describe('arguments of npm run shots', () => {
  it('has defaults for all of them', () => {
    expect(readShotOptions([])).toEqual({
      langs: ['id', 'en'],
      sizes: [
        { width: 390, height: 844 },
        { width: 320, height: 640 },
      ],
      variants: ['full'],
      route: '',
      out: 'shots',
      base: '',
      readme: false,
    });
  });

  it('takes lists', () => {
    expect(readShotOptions(['--lang', 'th', '--size=1440x900', '--looks', 'empty,error'])).toMatchObject({
      langs: ['th'],
      sizes: [{ width: 1440, height: 900 }],
      variants: ['empty', 'error'],
    });
  });

  it('can renew the picture of the README', () => {
    expect(readShotOptions(['--readme'])).toMatchObject({ readme: true });
  });

  it.each([['--help'], ['-h'], ['--lang', 'en', '--help']])('prints all of them and their defaults: %s', (...args) => {
    expect(readShotOptions(args)).toBeNull();
    for (const told of [
      '--lang',
      'id,en',
      '--size',
      '390x844,320x640',
      '--looks',
      'full',
      '--route',
      '--out',
      '--base',
      '--readme',
    ])
      expect(USAGE).toContain(told);
  });

  it.each([
    [['--language', 'en'], "Unknown option '--language'"],
    [['en'], "Unexpected argument 'en'"],
    [['--lang'], "'--lang <value>' argument missing"],
    [['--lang', 'de'], '--lang takes zh, en,'],
    [['--looks', 'pretty'], '--looks takes full, empty,'],
    [['--size', '390'], '--size takes 390x844, not 390'],
    [['--size', '0x844'], '--size takes 390x844, not 0x844'],
  ])('%j is refused with what is wrong', (args, why) => {
    expect(() => readShotOptions(args)).toThrow(why);
  });
});
