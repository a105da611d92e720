import type { MessageTopic } from '@/domain/messages';

/** A title of one line, and a text whose paragraphs are parted by an empty line. */
export interface MessageText {
  readonly title: string;
  readonly text: string;
}

/**
 * One kind of message. Texts and address have slots: `{name}` is filled in as it is, `{name:amount}` a decimal written
 * in the reader's way, `{name:money}` the same with two decimals, `{name:signed}` that with its sign, `{name:time}` epoch milliseconds written in the
 * exchange's zone, `{name:word}` one of ./words.ts. Other languages have both texts in sim/words.
 */
export interface MessageKind {
  readonly topic: MessageTopic;
  /** The screen it leads to, an app route; '' for none. */
  readonly url: string;
  readonly texts: { readonly en: MessageText; readonly id: MessageText };
}

type SlotName<S extends string> = S extends `${infer Name}:${string}` ? Name : S;
type Slots<S extends string> = S extends `${string}{${infer Slot}}${infer Rest}` ? SlotName<Slot> | Slots<Rest> : never;

/** What a kind needs to be told: the slots of its English texts and of its address. */
export type DataOf<K extends MessageKind> = {
  readonly [Name in Slots<K['texts']['en']['title']> | Slots<K['texts']['en']['text']> | Slots<K['url']>]:
    | string
    | number;
};

/** Keeps the literal texts of some kinds, from which the types of their data follow. */
export const declareMessages = <const T extends Record<string, MessageKind>>(kinds: T): T => kinds;

/** Names of the slots of a text, as the types above read them. */
export const slotsOf = (text: string): string[] =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, slot = '']) => slot.split(':', 1)[0] ?? '');
