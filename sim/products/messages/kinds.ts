import { allStored } from '../all-stored';
import { folded } from '../fold';
import type { DataOf, MessageKind } from './template';

/** Every kind of message. A product declares its own in its stored.ts; `sendMessage` takes their names. */
const KINDS = folded(allStored, 'messages');

export type KindName = keyof typeof KINDS;
export type MessageDataOf<K extends KindName> = DataOf<(typeof KINDS)[K]>;

export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** @throws on an unknown kind */
export function kindNamed(name: string): MessageKind {
  if (!Object.hasOwn(KINDS, name)) throw new Error(`no message "${name}": declare it in the stored.ts of its product`);
  return KINDS[name as KindName];
}
