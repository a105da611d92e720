import { parseScenario, type Scenario } from './scenario';

/** Every file in scenarios/ is a scenario: adding one is adding a file. */
const files = import.meta.glob<{ default: unknown }>('../../scenarios/*.ts', { eager: true });

const library = new Map<string, Scenario>();
for (const [file, module] of Object.entries(files)) {
  const scenario = parseScenario(file.replace('../../', ''), module.default);
  if (!file.endsWith(`/${scenario.name}.ts`)) throw new Error(`${file}: the file must be named ${scenario.name}.ts`);
  library.set(scenario.name, scenario);
}

export const DEFAULT_SCENARIO = 'first-day';

export function scenarioNames(): readonly string[] {
  return [...library.keys()].sort();
}

/** Throws with the names that exist when there is no such scenario. */
export function scenarioNamed(name: string): Scenario {
  const found = library.get(name);
  if (!found) throw new Error(`no scenario "${name}"; there are: ${scenarioNames().join(', ')}`);
  return found;
}
