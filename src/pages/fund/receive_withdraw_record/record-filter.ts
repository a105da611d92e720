import { RECHARGE_STATES } from '@/contract/recharge/codes';
import { idIn } from '@/lib/browser/id-in-address';
import type { AddressFilter } from '../../_shared/list/use-address-filter';

export const TABS = ['recharge', 'withdraw'] as const;
export type RecordTab = (typeof TABS)[number];

/** States of deposits and withdrawals (contract section 1.3), which use the same numbers. */
export const STATES = ['pending', 'approved', 'rejected'] as const;
export type RecordState = (typeof STATES)[number];

/** Filter of the records. */
export interface RecordFilter {
  readonly tab: RecordTab;
  /** Undefined for all states. */
  readonly state: RecordState | undefined;
  /** Coin id; undefined for all coins. */
  readonly coin: number | undefined;
  /** Id of the record whose details are open. */
  readonly id: number | undefined;
}

export type RecordFilterState = AddressFilter<RecordFilter>;

/**
 * Reads `?tab=withdraw&state=pending&coin=3&id=7`. An invalid value is ignored, because the address may be outdated.
 */
export function readFilter(fields: URLSearchParams): RecordFilter {
  return {
    tab: TABS.find((tab) => tab === fields.get('tab')) ?? 'recharge',
    state: STATES.find((state) => state === fields.get('state')),
    coin: idIn(fields, 'coin') || undefined,
    id: idIn(fields, 'id') || undefined,
  };
}

/** The filter as query parameters; an unset filter adds none. */
export function writeFilter({ tab, state, coin, id }: RecordFilter): URLSearchParams {
  const fields = new URLSearchParams();
  if (tab !== 'recharge') fields.set('tab', tab);
  if (state) fields.set('state', state);
  if (coin) fields.set('coin', String(coin));
  if (id) fields.set('id', String(id));
  return fields;
}

export const statusOf = (state: RecordState): number => RECHARGE_STATES[state];

/** State of a wire status; an unknown status counts as under review. */
export const stateOf = (status: number): RecordState =>
  STATES.find((state) => RECHARGE_STATES[state] === status) ?? 'pending';
