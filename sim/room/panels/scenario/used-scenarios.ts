import { createValueStore } from '@/lib/value-store';
import { recall, remember } from '../../remembered';

const KEPT = 8;
const NAME = 'scenarios-used';

/** Names of scenarios that were started, the last one first. They survive a reload. */
export const usedScenarios = createValueStore<readonly string[]>((recall(NAME) ?? '').split(' ').filter(Boolean));

export function noteUsed(name: string): void {
  const used = [name, ...usedScenarios.get().filter((other) => other !== name)].slice(0, KEPT);
  usedScenarios.set(used);
  remember(NAME, used.join(' '));
}
