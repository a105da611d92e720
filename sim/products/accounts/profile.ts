import { namesViolations } from '@/domain/accounts/account-rules';
import { USDT } from '@/domain/money/usdt';
import { toWireTime } from '@/domain/time';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { ownPicture } from '../content/uploads';
import type { UserRow } from './tables';

/**
 * The customer's own user in wire form (contract section 4). Digests, salts and risk columns never leave the exchange.
 */
export function userInfo(user: UserRow) {
  return {
    id: user.id,
    account_number: user.accountNumber,
    account: user.accountNumber,
    phone: user.phone,
    email: user.email,
    area_code: user.areaCode,
    area_code_id: 0,
    nickname: user.nickname,
    signature: user.signature,
    head_portrait: user.headPortrait,
    extension_code: user.inviteCode,
    score: user.score.toFixed(2),
    user_level: user.level,
    is_trader: user.isTrader ? 1 : 2,
    is_seller: 0,
    tobe_seller_lockusdt: '0.00000000',
    currency_usdt_id: USDT.currencyId,
    currency_usdt_name: 'USDT',
    status: user.isLocked ? 1 : 0,
    review_status: user.reviewStatus,
    name: user.realName,
    userreal_name: user.realName,
    parent_id: user.parentId,
    pay_password_isnull: user.payPasswordDigest === '' ? 'eqnull' : 'neqnull',
    time: Math.floor(user.createdMs / 1000),
    create_date: toWireTime(user.createdMs),
  };
}

/** Changes the customer's profile picture. Returns the number of changed rows, as existing servers do. */
export function changePicture(world: World, user: UserRow, address: string): Outcome<0 | 1, 'picture_unknown'> {
  if (!ownPicture(world, user.id, address)) return refuse('picture_unknown');
  if (address === user.headPortrait) return ok(0);
  world.tables.users.update(user.id, { headPortrait: address });
  return ok(1);
}

interface Names {
  readonly nickname: string;
  /** Absent leaves the signature as it is. */
  readonly signature?: string | undefined;
}

/** Changes the nickname and signature that other customers see. Returns the number of changed rows. */
export function changeNames(
  world: World,
  user: UserRow,
  { nickname, signature = user.signature }: Names,
): Outcome<0 | 1, 'nickname_length' | 'special_characters' | 'signature_length'> {
  const refused = refusalOf(namesViolations({ nickname, signature: signature === user.signature ? null : signature }));
  if (refused) return refused;
  if (nickname === user.nickname && signature === user.signature) return ok(0);
  world.tables.users.update(user.id, { nickname, signature });
  return ok(1);
}
