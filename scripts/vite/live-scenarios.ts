import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** Matches from the root, because sim/scenarios/ has the code that reads them. */
const SCENARIO = /^scenarios\/(?:tours\/)?[\w-]+\.ts$/;

/**
 * Development only: reports an edited scenario to the page, so that the sandbox continues with the new text
 * (sim/room/dev/live-scenarios.ts). Vite would reload the page instead.
 */
export function liveScenarios(): Plugin {
  return {
    name: 'live-scenarios',
    apply: 'serve',
    hotUpdate({ file, type, timestamp }) {
      const { name, config, hot } = this.environment;
      const edited = posix.relative(config.root, file);
      if (!SCENARIO.test(edited) || type !== 'update' || name !== 'client') return;
      hot.send('pocket:scenario-edited', { file: edited, at: timestamp });
      return [];
    },
  };
}
