import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The state of the exchange is a function of build, scenario, seed and command log. The core's source therefore must
 * not use anything that reads the real world, or whose last bit differs between JavaScript engines.
 */
const ROOT = join(import.meta.dirname, '..');

/** Hosts and their adapters may read the real world. They pass time and randomness to the core as arguments. */
const OUTSIDE_THE_CORE =
  /^sim\/(hosts|conform|documents|fuzz|matrix|realtime\/(session|mock-socket-server|transports)|faults\/(fault-monitor|faked-refusal|faulty-calls|faulty-events|slow-chunks)|room\/|control\/(page|open-stage|sandbox)|testing\/((write-)?sandbox-docs|generated-test|faulty-proxy|statistics))/;

/**
 * Link compression is asynchronous, but the core only receives its finished result. as-test.ts and
 * call-as-test.ts only write the text of a browser test, in which `await` occurs.
 */
const ASYNC_EXCEPTIONS = /^sim\/(replay\/link\/(link|report-link|deflate)|control\/export\/(call-)?as-test)\.ts/;

const BANNED: readonly { pattern: RegExp; remedy: string }[] = [
  { pattern: /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\)/, remedy: 'take world.nowMs' },
  { pattern: /\bperformance\b/, remedy: 'take the time as an argument; benchmarks receive `now`' },
  { pattern: /\bMath\.random\b/, remedy: 'use world.chance(purpose, …identity)' },
  { pattern: /\bcrypto\b/, remedy: 'use world.chance(purpose, …identity)' },
  {
    pattern: /\b(setTimeout|setInterval|queueMicrotask|requestAnimationFrame|setImmediate)\b/,
    remedy: 'schedule a timed event with world.scheduler',
  },
  { pattern: /\bawait\b|\basync\b/, remedy: 'the core is synchronous: do waiting in a host' },
  {
    pattern:
      /\bMath\.(exp|expm1|log|log2|log10|log1p|pow|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|cbrt|hypot)\b/,
    remedy: 'differs between engines: use + - * / and Math.sqrt, or decimal.js',
  },
  { pattern: /[\w)\]]\s*\*\*\s*[\w(]/, remedy: 'the power operator differs between engines: multiply, or decimal.js' },
  {
    pattern: /\blocalStorage\b|\bindexedDB\b|\bwindow\b|\bdocument\b|\bnavigator\b/,
    remedy: 'the core knows no browser: do it in a host',
  },
  {
    pattern: /\blocaleCompare\b|\btoLocale\w+\b|\bIntl\b/,
    remedy: 'depends on the machine: compare with < and format in the app',
  },
];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Blanks comments and string contents, so that only code is checked. Line numbers stay. */
function codeOnly(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
}

const core = [...sources(join(ROOT, 'sim')), ...sources(join(ROOT, 'src/domain'))]
  .map((path) => relative(ROOT, path))
  .filter((path) => !OUTSIDE_THE_CORE.test(path) && !ASYNC_EXCEPTIONS.test(path) && !path.endsWith('cli.ts'));
/** The app and the exchange share src/domain, so it may format for display. */
const mayFormat = (path: string) => path.startsWith('src/domain/');

describe('the core reads neither the real clock nor chance', () => {
  it('checks the whole core', () => {
    expect(core.length).toBeGreaterThan(30);
    expect(core).toContain('sim/core.ts');
  });

  it.each(BANNED.map(({ pattern, remedy }) => [String(pattern), remedy, pattern] as const))(
    '%s: %s',
    (_name, remedy, pattern) => {
      const found = core.flatMap((path) => {
        if (mayFormat(path) && pattern.source.includes('Intl')) return [];
        const lines = codeOnly(readFileSync(join(ROOT, path), 'utf8')).split('\n');
        return lines.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} — ${remedy}`] : []));
      });
      expect(found).toEqual([]);
    },
  );

  it('sees a violation when there is one', () => {
    const planted = codeOnly("const a = Date.now(); // fine\n/* Math.random */ const b = 'Math.random';");
    expect(BANNED.filter(({ pattern }) => pattern.test(planted)).map(({ remedy }) => remedy)).toEqual([
      'take world.nowMs',
    ]);
  });
});
