export const USAGE = `npm run bench -- [argument]
  WORD          the benchmarks of the simulation whose name contains it; all without it
  --pages[=N]   those of the pages, N starts each
  --fuzz[=N]    sends a host N malformed requests, a million without it
  --help        prints this`;

/** The meaning of an argument of `npm run bench`. `count` is the option's number, if it has one. */
type Asked =
  | { readonly kind: 'pages' | 'fuzz'; readonly count: number | undefined }
  | { readonly kind: 'help' }
  | { readonly kind: 'names'; readonly names: readonly string[] };

/** @throws if nothing has this name, because a bench that measures nothing must not look like one that passed */
export function readArgument(argument: string, names: readonly string[]): Asked {
  if (argument === '--help') return { kind: 'help' };
  const [, kind, count] = /^--(pages|fuzz)(?:=([1-9]\d*))?$/.exec(argument) ?? [];
  if (kind) return { kind: kind as 'pages' | 'fuzz', count: count ? Number(count) : undefined };
  if (argument.startsWith('-')) throw new Error(`no option ${argument}\n${USAGE}`);
  const chosen = names.filter((name) => name.includes(argument));
  if (chosen.length === 0) throw new Error(`no benchmark has "${argument}" in its name`);
  return { kind: 'names', names: chosen };
}
