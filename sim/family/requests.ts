import { isNetworkCode } from '@/domain/payout/networks';
import type { World } from '../world';
import { areaCodeAskedFor, sentCode } from './codes';

/*
 * Translates requests of the family's clients into the contract's form. Only fields that the contract leaves out are
 * handled here, so that each rule stays where it is.
 */

export type Fields = Readonly<Record<string, string>>;
type Rewrite = (fields: Fields, world: World) => Fields;

/** Other names of declared calls: `[name in the contract, its fields]`. */
const RENAMED: Readonly<Record<string, readonly [call: string, rewrite?: Rewrite]>> = {
  'GET /mailMessage/getList': ['POST /user/messageList'],
  'POST /user/check_mobile': [
    'POST /user/check_email',
    ({ mobile = '', mobile_code = '', ...rest }) => ({ user_string: mobile, ...rest, email_code: mobile_code }),
  ],
  // The exchange has one international card, which their third form shows too.
  'POST /user/cash_info_other': ['POST /user/cash_info_international'],
  'POST /user/cash_save_other': ['POST /user/cash_save_international'],
};

/** Categories of articles that only desktop clients ask for, and what is in them here. */
const CATEGORIES: Readonly<Record<string, string>> = { 10: '34', 11: '4', 29: '19', 30: '18' };

/** Scenes that say no more than that a code is wanted. A login needs an account, like a forgotten password. */
function withoutScene({ scene = '', ...rest }: Fields): Fields {
  if (scene === 'login') return { ...rest, type: 'forget' };
  return ['register', 'forget', 'bind', 'security'].includes(scene) ? { ...rest, scene } : rest;
}

const withAreaCode: Rewrite = (fields, world) => {
  const area_code = fields.area_code || areaCodeAskedFor(world, fields.mobile || fields.user_string || '');
  return area_code ? { ...fields, area_code } : fields;
};

const REWRITES: Readonly<Record<string, Rewrite>> = {
  'POST /sms_mail': withoutScene,
  'POST /sms_send': (fields) => ({ ...withoutScene(fields), mobile: fields.mobile || fields.user_string || '' }),
  'POST /user/check_email': ({ scene: _scene, country_code: _country, ...fields }, world) => {
    const sent = sentCode(world, fields.email_code ?? '', fields.user_string);
    // An address that no code was sent to is answered like a wrong code.
    return {
      ...fields,
      user_string: fields.user_string || '-',
      ...(sent && { user_string: sent.account, scene: sent.purpose }),
      ...(sent?.areaCode && { country_code: sent.areaCode }),
    };
  },
  'POST /user/register': (fields, world) => {
    const isMail = fields.user_string?.includes('@') === true;
    return fields.type || isMail
      ? { ...fields, type: fields.type || 'email' }
      : withAreaCode({ ...fields, type: 'mobile' }, world);
  },
  'POST /safe/mobile': withAreaCode,
  'POST /wallet/out': ({ type = '', ...fields }) => {
    if (type === '3') return { ...fields, type: '2' };
    if (/^\d?$/.test(type)) return { ...fields, type };
    // Some clients send the coin's `currency_type`, which names its chain.
    const network = type.toLowerCase();
    return isNetworkCode(network) ? { ...fields, sub_type: network } : fields;
  },
  'POST /news/list': ({ c_id = '', ...fields }) => ({ ...fields, c_id: CATEGORIES[c_id] ?? c_id }),
};

/** The call and fields of the contract that a client's request means. */
export function contractRequest(
  world: World,
  name: string,
  fields: Fields,
): { readonly name: string; readonly fields: Fields } {
  const [call = name, rename] = Object.hasOwn(RENAMED, name) ? (RENAMED[name] ?? []) : [];
  const renamed = rename ? rename(fields, world) : fields;
  const rewrite = Object.hasOwn(REWRITES, call) ? REWRITES[call] : undefined;
  return { name: call, fields: rewrite ? rewrite(renamed, world) : renamed };
}
