import { expect } from 'vitest';
import type { Exchange } from '../core';
import type { ReadPerson } from '../people/read-person';
import { openExchange } from './exchange';

/** Adds a person or a start state. Throws ControlError. */
export const add = (exchange: Exchange, file: unknown) =>
  exchange.control('people.add', { file }) as { people: readonly { id: number; nickname: string; who: string }[] };

/** Reads a customer as data. */
export const read = (exchange: Exchange, who: string) => exchange.control('people.export', { who }) as ReadPerson;

/**
 * Expects that exporting a customer, who was just added as the only one, and adding the data to a new exchange gives
 * the same state. Only the order of the grants in the books may differ.
 */
export function expectSameAgain(exchange: Exchange, who: string): void {
  const { person } = read(exchange, who);
  const again = openExchange();
  add(again, person);
  expect(read(again, who)).toEqual({ person, left: {} });
  const parts = ({ world: { parts } }: Exchange) =>
    Object.entries(parts).flatMap(([name, part]) => (name === 'ledger' ? [] : [[name, part.dump()]]));
  expect(parts(again)).toEqual(parts(exchange));
  const balances = (one: Exchange) => one.control('ledger.balances', { who });
  expect(balances(again)).toEqual(balances(exchange));
}
