import type * as v from 'valibot';
import { chat } from './chat';
import { coin } from './coin';
import { common } from './common';
import { content } from './content';
import { follow } from './copy';
import { dual } from './dual';
import { financial } from './earnings';
import { exchange } from './exchange';
import type { FormFields } from './form';
import { lever } from './futures';
import { game } from './game';
import { identity } from './identity';
import { ieo } from './ieo';
import { loans } from './loans';
import { lh } from './lockup';
import { market } from './market';
import { membership } from './membership';
import { messages } from './messages';
import { nftCalls } from './nft';
import { microtrade } from './options';
import { otc } from './otc';
import { payout } from './payout';
import { points } from './points';
import { profile } from './profile';
import { rechargeCalls } from './recharge';
import { sitePages } from './site-pages';
import { support } from './support';
import { transfer } from './transfer';
import { auth, user } from './user';
import { wallet } from './wallet';

/** Every call of the exchange. The client can name no other call, and a host refuses any other path. */
export const calls = {
  ...common,
  ...auth,
  ...user,
  ...identity,
  ...profile,
  ...content,
  ...sitePages,
  ...market,
  ...coin,
  ...lever,
  ...follow,
  ...microtrade,
  ...lh,
  ...dual,
  ...ieo,
  ...financial,
  ...wallet,
  ...transfer,
  ...rechargeCalls,
  ...exchange,
  ...game,
  ...membership,
  ...otc,
  ...payout,
  ...nftCalls,
  ...messages,
  ...loans,
  ...points,
  ...support,
  ...chat,
};

export type Calls = typeof calls;
export type Call = keyof Calls;

/** Form fields a caller passes: the declared names, in any encodable type. `lang` and token are added by the client. */
export type CallFields<C extends Call> = {
  [K in keyof v.InferInput<Calls[C]['request']>]: FormFields[string];
};

/** What a handler receives: declared fields, typed. */
export type CallInput<C extends Call> = v.InferOutput<Calls[C]['request']>;
/** The payload a handler returns, in its wire form. */
export type CallReply<C extends Call> = v.InferInput<Calls[C]['response']>;
/** The payload the client passes on, normalized from the variants of the family's servers. */
export type CallPayload<C extends Call> = v.InferOutput<Calls[C]['response']>;
export type CallRefusal<C extends Call> = Calls[C]['refusals'][number];

export function isCall(name: string): name is Call {
  return Object.hasOwn(calls, name);
}
