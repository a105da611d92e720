import type { CallInput, CallRefusal } from '@/contract/calls';
import { Decimal } from '@/domain/money/money';
import { COLLECT_REPEAT_MS, giftViolations, mayTransfer, openVerdict, type Rarity, rarityOf } from '@/domain/nft/nft';
import { unitOf } from '@/lib/prng';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { checkPayPassword } from '../accounts/pay-password';
import type { UserRow } from '../accounts/tables';
import { findUser } from '../accounts/users';
import { changeOwner } from './change-owner';
import { notify } from './notice';
import { factsOf, saleOfCode } from './sale';
import type { CollectRow, SaleRow } from './tables';

/** Value of a box's content by rarity, as a multiple of the box's value. Simulated bidders go by it. */
const WORTH: Readonly<Record<Rarity, string>> = { N: '0.7', R: '2', SR: '6' };

/** Opens a blind box, once. Its content follows from the seed, unless the control room has set it. */
export function openBox(
  world: World,
  userId: number,
  code: string,
): Outcome<SaleRow, CallRefusal<'POST /bind_box/openBlindBox'>> {
  const sale = saleOfCode(world, code);
  if (!sale) return refuse('nft_unknown');
  const barred = openVerdict(factsOf(world, sale), userId);
  if (barred) return refuse(barred);
  const { nftBoxOverrides, nftSales } = world.tables;
  const override = nftBoxOverrides.get(userId);
  if (override) nftBoxOverrides.remove(userId);
  const rarity = override?.rarity ?? rarityOf(unitOf(world.chance('nft.box', sale.id)) * 100);
  return ok(nftSales.update(sale.id, { rarity, worth: new Decimal(sale.worth).mul(WORTH[rarity]).toFixed() }));
}

/** Saves an artwork for a customer, or removes it from the saved ones. */
export function toggleCollect(
  world: World,
  userId: number,
  code: string,
): Outcome<CollectRow, CallRefusal<'POST /bind_box/collect'>> {
  const sale = saleOfCode(world, code);
  if (!sale) return refuse('nft_unknown');
  if (sale.ownerId === userId) return refuse('nft_own');
  const { nftCollects } = world.tables;
  const known = nftCollects.first('pair', `${userId}|${sale.id}`);
  if (!known) {
    const row = { id: nftCollects.nextId(), userId, workId: sale.id, isOn: true, changedMs: world.nowMs };
    return ok(nftCollects.insert(row));
  }
  if (world.nowMs - known.changedMs < COLLECT_REPEAT_MS) return refuse('collect_repeated');
  return ok(nftCollects.update(known.id, { isOn: !known.isOn, changedMs: world.nowMs }));
}

/** Gives an owned artwork to another customer. The payment password is checked last. */
export function transferWork(
  world: World,
  user: UserRow,
  { code, account, pay_password }: CallInput<'POST /bind_box/transferNFT'>,
): Outcome<SaleRow, CallRefusal<'POST /bind_box/transferNFT'>> {
  const sale = saleOfCode(world, code);
  if (!sale) return refuse('nft_unknown');
  const barred = mayTransfer(factsOf(world, sale), user.id);
  if (barred) return refuse(barred);
  const refused = refusalOf(giftViolations(account, [user.email, user.phone, user.accountNumber]));
  if (refused) return refused;
  const to = findUser(world, account);
  if (!to) return refuse('account_unknown');
  const locked = checkPayPassword(world, user, pay_password);
  if (locked) return locked;
  const given = changeOwner(world, sale, to.id, 'transfer', '');
  notify(world, to.id, 'received', given, { price: '0', fromId: user.id });
  return ok(given);
}
