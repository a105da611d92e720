import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DOCS = fileURLToPath(new URL('../../docs', import.meta.url));

/**
 * How a code block of the manual is run. `sandbox`: against an exchange in the process; a line that ends with `// →
 * value` is compared. `console`: a command and its output. `server`: a command that keeps running, and its first lines.
 * `scenario`: a file of `scenarios/`. `backend`: the configuration of a deployed page. In a browser: `recipe`, the body
 * of a test; `test`, a whole test; `embed`, a framing page; `node`, against a Node host.
 */
export const KINDS = [
  'sandbox',
  'console',
  'server',
  'scenario',
  'backend',
  'recipe',
  'test',
  'embed',
  'node',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Example {
  /** File and line, such as `how-to/link.md:17`. */
  readonly at: string;
  readonly language: string;
  /** '' for a block that is not run. */
  readonly kind: Kind | '';
  /** The reason why it is not run. */
  readonly reason: string;
  readonly code: string;
}

const BLOCK = /^```([a-z]*)(?: ([^\n]*))?\n([\s\S]*?)^```$/gm;

function kindOf(language: string, info: string): Kind | '' {
  if (info === '' && language === 'console') return 'console';
  return KINDS.find((kind) => kind === info) ?? '';
}

/** Every code block of the manual's sources. */
export function manualExamples(): readonly Example[] {
  return manualSources().flatMap((file) => {
    const text = readFileSync(join(DOCS, file), 'utf8');
    return [...text.matchAll(BLOCK)].map(({ 1: language = '', 2: info = '', 3: code = '', index }) => ({
      at: `${file}:${text.slice(0, index).split('\n').length}`,
      language,
      kind: kindOf(language, info),
      reason: /^not-run: (.+)$/.exec(info)?.[1] ?? '',
      code,
    }));
  });
}

/** The manual's sources, from the folder `docs/`. */
export const manualSources = (): readonly string[] =>
  (readdirSync(DOCS, { recursive: true }) as string[]).filter((file) => file.endsWith('.md')).sort();

export const examplesOf = (kind: Kind): readonly Example[] => manualExamples().filter((one) => one.kind === kind);

/** A line of output as a pattern: `…` stands for any text, and a line with only `…` for any lines. */
export function printed(expected: string): RegExp {
  const escaped = expected.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/^…$/gm, '[^]*?').replaceAll('…', '.*')}\\s*$`);
}

/** The only example of this kind. @throws unless there is exactly one */
export function theOnly(kind: Kind): Example {
  const [first, ...others] = examplesOf(kind);
  if (!first || others.length > 0) throw new Error(`the manual should have one block of ${kind}`);
  return first;
}
