import type { CallInput } from '@/contract/calls';
import { maskedCard } from '@/domain/payout/bank-card';
import type { MemoProblem } from '@/domain/payout/memo';
import { networksOf } from '@/domain/payout/networks';
import { TO_ADDRESS, TO_CARD_ABROAD } from '@/domain/payout/payout';
import { chainViolations, networkFor } from '@/domain/payout/saved-address';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import type { Asset } from '../quotes/assets';
import { simulatedStart } from '../recharge/address';
import { type Way, waysOf } from './terms';

/** The target of a withdrawal and the way it takes. */
export interface Target {
  readonly way: Way;
  readonly text: string;
  /** Tag or memo for the address; '' for none. */
  readonly memo: string;
}

type TargetRefusal =
  | 'network_unknown'
  | 'address_required'
  | 'address_unknown'
  | 'address_invalid'
  | MemoProblem
  | 'bank_not_offered'
  | 'bank_card_missing';

type TargetInput = Pick<
  CallInput<'POST /wallet/out'>,
  'type' | 'address' | 'users_wallet_withdraw_id' | 'sub_type' | 'memo'
>;

/** Reads the target of a request. Refuses a text that is not an address of the coin, and a card that is not saved. */
export function targetOf(
  world: World,
  userId: number,
  asset: Asset,
  input: TargetInput,
): Outcome<Target, TargetRefusal> {
  const type = input.type ?? TO_ADDRESS;
  if (type !== TO_ADDRESS) {
    const way = waysOf(asset).find((one) => one.type === type);
    if (!way) return refuse('bank_not_offered', { asset: asset.name });
    const card = cardOf(world, userId, type === TO_CARD_ABROAD);
    return card
      ? ok({ way, text: `${card.bank_name} ${maskedCard(card.bank_account)}`, memo: '' })
      : refuse('bank_card_missing');
  }
  if (input.users_wallet_withdraw_id === undefined) {
    return input.address === undefined
      ? refuse('address_required')
      : chainTarget(asset, input.sub_type, input.address, input.memo);
  }
  const saved = world.tables.walletAddresses.get(input.users_wallet_withdraw_id);
  if (saved?.userId !== userId || saved.currencyId !== asset.id) return refuse('address_unknown');
  // The customer has confirmed this address and memo. The saved ones may have been changed meanwhile in another tab.
  const { address = saved.address, memo = input.address === undefined ? saved.memo : '' } = input;
  if (address !== saved.address || memo !== saved.memo) return refuse('address_unknown');
  return chainTarget(asset, saved.network, saved.address, saved.memo);
}

/**
 * Finds the network of an address: the named one, or the first whose format fits. Also checks that the memo fits it.
 */
function chainTarget(
  asset: Asset,
  network: string | undefined,
  address: string,
  memo = '',
): Outcome<Target, 'network_unknown' | 'address_invalid' | MemoProblem> {
  const ways = waysOf(asset).filter(({ type }) => type === TO_ADDRESS);
  const networks = networksOf(asset.name).filter((one) => network === undefined || one === network);
  const refused = refusalOf(chainViolations({ address, memo }, networks, simulatedStart));
  if (refused) return refused;
  const fitting = networkFor(address, networks, simulatedStart);
  const way = ways.find((one) => one.network === fitting);
  return way ? ok({ way, text: address, memo }) : refuse('network_unknown');
}

export const cardOf = (world: World, userId: number, isInternational: boolean) =>
  world.tables.bankCards.list('user', userId).find((card) => card.isInternational === isInternational);
