import type { RoomExchange } from '../connection/exchange';
import type { Known } from './playlist';

/**
 * The names that a playlist may use. A scene starts a new run, so people who were added to the current run are not
 * among them.
 */
export async function knownNames(control: RoomExchange['control']): Promise<Known> {
  const [scenarios, people] = await Promise.all([control('scenario.list', {}), control('people.list', {})]);
  return {
    scenarios: scenarios.map(({ name }) => name),
    personas: people.filter(({ isPersona }) => isPersona).map(({ persona }) => persona),
  };
}
