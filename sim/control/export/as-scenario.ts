import type { ShareOptions } from '../../journal/journal';
import { type Step, stepsOf } from '../../replay/steps';
import type { Scenario } from '../../scenarios/scenario';
import type { Controlled } from '../action';
import { loginsByToken } from '../logins';

/** The name and the content of a file. */
export interface TextFile {
  readonly fileName: string;
  readonly text: string;
}

/**
 * The run as a scenario file: the start of its scenario, and every command of the run at its instant. When it is played
 * with the seed it contains, it has the same state as the run at every instant.
 */
export function scenarioFileOf(exchange: Controlled, options: ShareOptions = {}): TextFile {
  const { world, library, seed } = exchange;
  const { header, entries, hash, nowMs } = exchange.sharedRun(options);
  const { startMs, scenario: base } = header;
  const { name: _name, title, summary, tour: _tour, log, ...start } = library.named(base);
  const name = `${base}-recorded-${hash.slice(0, 6)}`;
  const until = new Date(nowMs).toISOString();
  const recorded = {
    name,
    title: { en: `${title.en}, recorded`, id: `${title.id}, rekaman` },
    summary: {
      en: `${summary.en} A recording, with ${entries.length} commands until ${until}.`,
      id: `${summary.id} Rekaman dengan ${entries.length} perintah hingga ${until}.`,
    },
    ...start,
    start: new Date(startMs).toISOString(),
    seed,
  } satisfies Omit<Scenario, 'tour' | 'log'>;
  const steps = merged(log, stepsOf(entries, startMs, loginsByToken(world)));
  const text = [
    "import { defineScenario } from '@sim/scenarios/scenario';",
    '',
    'export default defineScenario({',
    ...Object.entries(recorded).map(([field, value]) => `  ${field}: ${JSON.stringify(value)},`),
    '  log: [',
    ...steps.map((step) => `    ${JSON.stringify(step)},`),
    '  ],',
    '});',
    '',
  ].join('\n');
  return { fileName: `${name}.ts`, text };
}

/** The scenario's own recorded steps come before commands of the same millisecond, as in the run. */
function merged(played: readonly Step[], given: readonly Step[]): readonly Step[] {
  return [...played, ...given].sort((a, b) => a.afterMs - b.afterMs);
}
