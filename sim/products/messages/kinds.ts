import type { DataOf, MessageKind } from './template';
import { accountMessages } from './texts/account';
import { copyMessages } from './texts/copy';
import { fundMessages } from './texts/funds';
import { ieoMessages } from './texts/ieo';
import { loanMessages } from './texts/loans';
import { nftMessages } from './texts/nft';
import { serviceMessages } from './texts/service';
import { tradeMessages } from './texts/trade';
import { wealthMessages } from './texts/wealth';

/** Every kind of message. To add one, add an entry in a file of ./texts and pass its name to `tell`. */
const KINDS = {
  ...accountMessages,
  ...fundMessages,
  ...tradeMessages,
  ...copyMessages,
  ...wealthMessages,
  ...ieoMessages,
  ...loanMessages,
  ...nftMessages,
  ...serviceMessages,
};

export type KindName = keyof typeof KINDS;
export type MessageDataOf<K extends KindName> = DataOf<(typeof KINDS)[K]>;

export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** @throws on an unknown kind */
export function kindNamed(name: string): MessageKind {
  if (!Object.hasOwn(KINDS, name)) throw new Error(`no message "${name}": add it to sim/products/messages/texts`);
  return KINDS[name as KindName];
}
