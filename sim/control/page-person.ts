import type { FileFault } from '../people/fault';
import type { Ask } from './sandbox-actions';
import type { StageLinkIssue } from './stage-link';

/** A part of the page's address that cannot be followed: of the stage, or a person whom the exchange refuses to add. */
export type LinkIssue = StageLinkIssue | { readonly kind: 'person'; readonly fault: FileFault };

/** The person in the page's address, to sign in as; null without one. `issue` says why they could not be added. */
export interface AddressedPerson {
  readonly who: string | null;
  readonly issue: LinkIssue | null;
}

const PARAMETER = 'person';

/**
 * Adds the person or the start state in the page's address (`?person=…`, sandbox.people.share) to the current run. A
 * person whom the run already has is left unchanged.
 */
export async function addAddressedPerson(ask: Ask, search: string): Promise<AddressedPerson> {
  const link = new URLSearchParams(search).get(PARAMETER);
  if (link === null) return { who: null, issue: null };
  const { readPersonLink } = await import('../replay/link/person-link');
  const file = await readPersonLink(link);
  if (file === null) return { who: null, issue: { kind: 'value', name: PARAMETER, value: shortened(link) } };
  const { faults } = await ask('people.check', { file });
  const [fault] = faults;
  if (!fault) {
    const { people, clock } = await ask('people.add', { file });
    if (clock) await ask('clock.set', clock);
    return { who: people[0]?.who ?? null, issue: null };
  }
  const known = await knownPerson(ask, file);
  if (known) return { who: known, issue: null };
  return { who: null, issue: { kind: 'person', fault } };
}

async function knownPerson(ask: Ask, file: string): Promise<string | null> {
  const { email, people } = JSON.parse(file) as { email?: string; people?: readonly { email?: string }[] };
  const wanted = (email ?? people?.[0]?.email)?.toLowerCase();
  const found = (await ask('people.list', {})).find((one) => one.email === wanted);
  return found?.email ?? null;
}

const MOST = 24;
const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);
