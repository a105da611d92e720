import type { WireLang } from '@/contract/lang';
import { localize } from '../../texts/localize';
import type { World } from '../../world';
import { nameOf } from '../accounts/users';
import { artistOf, collectorOf } from './people';

export interface Profile {
  readonly name: string;
  readonly portrait: string;
}

const NOBODY: Profile = { name: '', portrait: '' };

/** Name and portrait of an artist, a collector or a customer, by user id. */
export function profileOf(world: World, uid: number): Profile {
  const artist = artistOf(uid);
  if (artist) return artist;
  const collector = collectorOf(uid);
  if (collector) return { ...NOBODY, name: collector.name };
  const user = world.tables.users.get(uid);
  return user ? { name: nameOf(user), portrait: user.headPortrait } : NOBODY;
}

/** The short text a user shows: an artist's motto, a customer's signature. */
export function signatureOf(world: World, uid: number, lang: WireLang): string {
  const artist = artistOf(uid);
  return artist ? localize(artist.motto, lang) : (world.tables.users.get(uid)?.signature ?? '');
}

export function bioOf(uid: number, lang: WireLang): string {
  const artist = artistOf(uid);
  return artist ? localize(artist.bio, lang) : '';
}
