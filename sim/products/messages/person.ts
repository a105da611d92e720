import { agoMs, agoText } from '../../people/ago';
import type { PersonPart } from '../../people/part';
import type { Person } from '../../people/person';
import type { MessageDataOf } from './kinds';

const BY_HAND = 'staff';

/** Hand-written messages in a person's data (sim/people/person.ts). The exchange writes the others itself. */
export const messagesPerson: PersonPart = {
  add(world, { id: userId }, { messages: given }) {
    const { messages } = world.tables;
    for (const { title, text, read: isRead, ago } of given) {
      const data: MessageDataOf<typeof BY_HAND> = { title, text };
      const createdMs = world.nowMs - agoMs(ago);
      messages.insert({ id: messages.nextId(), userId, kind: BY_HAND, data: JSON.stringify(data), isRead, createdMs });
    }
  },
  read: (world, { id }) => ({
    owned: world.tables.messages
      .list('user', id)
      .filter(({ kind }) => kind === BY_HAND)
      .map(({ data, isRead, createdMs }) => {
        const { title, text } = JSON.parse(data) as { readonly title: string; readonly text: string };
        const value: Person['messages'][number] = { title, text, read: isRead, ago: agoText(createdMs, world.nowMs) };
        return { field: 'messages' as const, value };
      }),
  }),
};
