import { toWireTime } from '@/domain/time';
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
    nickname: user.nickname,
    signature: user.signature,
    head_portrait: user.headPortrait,
    extension_code: user.inviteCode,
    score: user.score.toFixed(2),
    user_level: user.level,
    is_trader: user.isTrader ? 1 : 2,
    status: user.isLocked ? 1 : 0,
    review_status: user.reviewStatus,
    name: user.realName,
    parent_id: user.parentId,
    pay_password_isnull: user.payPasswordDigest === '' ? 'eqnull' : 'neqnull',
    time: Math.floor(user.createdMs / 1000),
    create_date: toWireTime(user.createdMs),
  };
}
