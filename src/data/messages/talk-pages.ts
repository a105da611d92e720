import type { InfiniteData } from '@tanstack/react-query';

/** A page of a conversation: messages, newest first, and whether there are older ones. */
interface TalkPage {
  readonly list: readonly { readonly id: string | number }[];
  readonly more: boolean;
}

/** Page parameter for older messages: the oldest id loaded; undefined at the beginning of the conversation. */
export const olderThan = <P extends TalkPage>(last: P): P['list'][number]['id'] | undefined =>
  last.more ? last.list.at(-1)?.id : undefined;

/** Adds new messages before the loaded ones. All other fields of the newest page come from `fresh`. */
export function withNewer<P extends TalkPage, K>(data: InfiniteData<P, K>, fresh: P): InfiniteData<P, K> {
  const known = new Set(data.pages.flatMap(({ list }) => list.map(({ id }) => id)));
  const [first, ...older] = data.pages;
  if (!first) return data;
  const added = fresh.list.filter(({ id }) => !known.has(id));
  return { ...data, pages: [{ ...fresh, list: [...added, ...first.list], more: first.more }, ...older] };
}

/** All messages, oldest first, for display. */
export const inOrder = <P extends TalkPage>(pages: readonly P[]): P['list'][number][] =>
  pages.flatMap(({ list }) => list as P['list'][number][]).reverse();
