import type { WireLang } from '@/contract/lang';
import type { World } from '../../world';
import { artistOf, collectorOf } from './people';

export interface Profile {
  readonly name: string;
  readonly portrait: string;
  readonly signature: string;
}

const NOBODY: Profile = { name: '', portrait: '', signature: '' };

/** How somebody of the market is shown: an artist, a collector, or a customer; by user id. */
export function profileOf(world: World, uid: number): Profile {
  const artist = artistOf(uid);
  if (artist) return artist;
  const collector = collectorOf(uid);
  if (collector) return { ...NOBODY, name: collector.name };
  const user = world.tables.users.get(uid);
  if (!user) return NOBODY;
  return { name: user.nickname || user.accountNumber, portrait: user.headPortrait, signature: user.signature };
}

/** Texts of the simulation's artists are there in two languages; the others read English. */
export function bioOf(uid: number, lang: WireLang): string {
  const artist = artistOf(uid);
  return artist ? artist.bio[lang === 'id' ? 'id' : 'en'] : '';
}
