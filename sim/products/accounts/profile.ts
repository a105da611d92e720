import { toWireTime } from '@/domain/time';
import { USDT_ID } from '../../market/instruments';
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
    currency_usdt_id: USDT_ID,
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
