import { DAY_MS } from '@/domain/time';
import type { World } from '../../world';
import { createUser } from '../accounts/users';
import { SIMULATED_TRADERS } from './simulated-traders';

/** Opens the accounts of the simulated traders. Runs once, when a world is made, after the personas. */
export function seedTraders(world: World): void {
  for (const [index, { name, motto, days }] of SIMULATED_TRADERS.entries()) {
    const { id } = createUser(world, {
      email: `${name.toLowerCase()}@traders.example.com`,
      nickname: name,
      signature: motto.en,
      realName: name,
      reviewStatus: 2,
      isTrader: true,
      // A random password: nobody is meant to log in as a simulated trader.
      password: `${name}-${world.chance('rival password', index)}`,
    });
    world.tables.traders.insert({ id, simulatedNumber: index + 1, sinceMs: world.nowMs - days * DAY_MS });
  }
}
