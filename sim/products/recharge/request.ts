import type { CallInput, CallRefusal } from '@/contract/calls';
import { BY_CARD, BY_COIN } from '@/contract/recharge/codes';
import type { CommonRefusal } from '@/contract/refusals/codes';
import type { Money } from '@/domain/money/money';
import { isNetworkCode, type NetworkCode, networksOf } from '@/domain/payout/networks';
import { extraOf, rechargeViolations } from '@/domain/recharge/recharge';
import { toWireTime } from '@/domain/time';
import { type Outcome, ok, type Refused, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { pictureContent } from '../content/picture-content';
import { ownPicture } from '../content/uploads';
import { type Asset, assetById } from '../quotes/assets';
import { addressOf, depositMemoOf } from './address';
import { PENDING, paymentKey, REJECTED, type RechargeRow } from './tables';
import { cardLimitOf, extrasOf, minimumOf } from './terms';

/** Designed: more than a customer needs, and a bound on the review queue. */
export const MAX_PENDING = 20;

type Input = CallInput<'POST /wallet/charge_req'>;
type Code = CallRefusal<'POST /wallet/charge_req'> | CommonRefusal;

/**
 * Stores a deposit that the customer reports; nothing is booked before the approval. The order of the refusals is part
 * of the contract: coin, network, customer, amount, voucher, repetition, and the number of pending deposits. With
 * `takesText` the voucher may be any text: clients of the family send the payer's address or a hash.
 */
export function requestRecharge(
  world: World,
  user: UserRow,
  input: Input,
  takesText = false,
): Outcome<RechargeRow, Code> {
  const asset = assetById(world, input.currency);
  if (!asset) return refuse('currency_unknown');
  const way = input.type ?? BY_COIN;
  const network = way === BY_COIN ? networkFor(asset, input.sub_type) : ok(null);
  if (!network.ok) return network;
  if (way === BY_CARD && asset.kind !== 'stable') return refuse('recharge_not_offered', { asset: asset.name });
  const barred = way === BY_CARD ? cardRefusal(user) : null;
  if (barred) return barred;
  const refused = refusalOf(
    rechargeViolations(
      { amount: input.amount, hasVoucher: true, hash: input.hash ?? '' },
      { asset: asset.name, minimum: minimumOf(asset), most: way === BY_CARD ? cardLimitOf(user) : null },
    ),
  );
  if (refused) return refused;
  if (!takesText && !ownPicture(world, user.id, input.account)) return refuse('voucher_invalid');
  const reported = { asset: asset.name, network: network.payload ?? '', ...input };
  const repeated = repetitionRefusal(world, user, reported);
  if (repeated) return repeated;
  if (world.tables.recharges.count('userStatus', `${user.id}|${PENDING}`) >= MAX_PENDING)
    return refuse('too_many_recharges', { most: MAX_PENDING });
  const { amount, hash = '', account: voucher } = input;
  return ok(storeDeposit(world, user, asset, { amount, network: network.payload, hash, voucher }));
}

/** The requested network, or the coin's usual one. */
function networkFor(asset: Asset, named: string | undefined): Outcome<NetworkCode, Code> {
  const codes = networksOf(asset.name);
  const [only] = codes;
  if (only === undefined) return refuse('recharge_not_offered', { asset: asset.name });
  if (named === undefined) return ok(only);
  return isNetworkCode(named) && codes.includes(named) ? ok(named) : refuse('network_unknown');
}

/** Card payments need a verified customer (specification section 6: fiat operations begin with level 1). */
function cardRefusal({ reviewStatus }: UserRow): Refused<Code> | null {
  if (reviewStatus === 0) return refuse('verification_needed');
  return reviewStatus === 1 ? refuse('identity_pending') : null;
}

/**
 * A transaction hash is accepted once, without revealing whose deposit it was. The same picture and amount are accepted
 * again when the customer confirms that it is another payment.
 */
function repetitionRefusal(
  { tables }: World,
  user: UserRow,
  {
    asset,
    network,
    ...input
  }: { asset: string; network: string } & Pick<Input, 'account' | 'amount' | 'hash' | 'again'>,
): Refused<Code> | null {
  const payment = paymentKey(asset, network, input.hash ?? '');
  const counts = ({ status }: RechargeRow) => status !== REJECTED;
  if (payment !== null && tables.recharges.list('payment', payment).some(counts)) return refuse('hash_known');
  const content = pictureContent(input.account);
  if (content === null || input.again) return null;
  const earlier = tables.recharges
    .list('picture', content, { newestFirst: true })
    .find((row) => row.userId === user.id && row.asset === asset && input.amount.eq(row.amount) && counts(row));
  if (!earlier) return null;
  return refuse('recharge_repeated', { amount: earlier.amount, asset, time: toWireTime(earlier.createdMs) });
}

/** A reported payment. `network` is null for a bank card. */
interface ReportedPayment {
  readonly amount: Money;
  readonly network: NetworkCode | null;
  readonly hash: string;
  readonly voucher: string;
}

/**
 * Stores a payment without checks. The tier's extras are fixed now, so a change of tier during the review has no
 * effect.
 */
export function storeDeposit(world: World, user: UserRow, asset: Asset, reported: ReportedPayment): RechargeRow {
  const { recharges } = world.tables;
  const { amount, network, hash, voucher } = reported;
  const extras = extrasOf(user);
  const cashbackShare = network === null ? extras.cashback : '0';
  return recharges.insert({
    id: recharges.nextId(),
    userId: user.id,
    asset: asset.name,
    amount: amount.toFixed(),
    way: network === null ? BY_CARD : BY_COIN,
    network: network ?? '',
    address: network ? addressOf(world, user.id, asset.name, network) : '',
    hash,
    memo: depositMemoOf(user.id, network ?? ''),
    voucher,
    status: PENDING,
    remark: '',
    giveShare: extras.give,
    give: extraOf(amount, extras.give).toFixed(),
    cashbackShare,
    cashback: extraOf(amount, cashbackShare).toFixed(),
    createdMs: world.nowMs,
    updatedMs: world.nowMs,
  });
}
