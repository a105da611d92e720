import type { InfiniteData } from '@tanstack/react-query';

/** A page of a conversation: newest first, and whether there are older ones. */
interface TalkPage {
  readonly list: readonly { readonly id: string | number }[];
  readonly more: boolean;
}

/** What to ask for next when reading back: the oldest message so far; undefined at the beginning. */
export const olderThan = <P extends TalkPage>(last: P): P['list'][number]['id'] | undefined =>
  last.more ? last.list.at(-1)?.id : undefined;

/** Puts what is new before what is there; whatever else the newest page says is the fresh one's. */
export function withNewer<P extends TalkPage, K>(data: InfiniteData<P, K>, fresh: P): InfiniteData<P, K> {
  const known = new Set(data.pages.flatMap(({ list }) => list.map(({ id }) => id)));
  const [first, ...older] = data.pages;
  if (!first) return data;
  const news = fresh.list.filter(({ id }) => !known.has(id));
  return { ...data, pages: [{ ...fresh, list: [...news, ...first.list], more: first.more }, ...older] };
}

/** All messages, oldest first, as a conversation reads. */
export const inOrder = <P extends TalkPage>(pages: readonly P[]): P['list'][number][] =>
  pages.flatMap(({ list }) => list as P['list'][number][]).reverse();
