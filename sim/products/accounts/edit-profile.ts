import { namesViolations } from '@/domain/accounts/account-rules';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { ownPicture } from '../content/uploads';
import type { UserRow } from './tables';

/** Changes the customer's profile picture. Returns the number of changed rows, as existing servers do. */
export function changePicture(world: World, user: UserRow, address: string): Outcome<0 | 1, 'picture_unknown'> {
  if (!ownPicture(world, user.id, address)) return refuse('picture_unknown');
  if (address === user.headPortrait) return ok(0);
  world.tables.users.update(user.id, { headPortrait: address });
  return ok(1);
}

interface Names {
  readonly nickname: string;
  /** Absent leaves the signature as it is. */
  readonly signature?: string | undefined;
}

/** Changes the nickname and signature that other customers see. Returns the number of changed rows. */
export function changeNames(
  world: World,
  user: UserRow,
  { nickname, signature = user.signature }: Names,
): Outcome<0 | 1, 'nickname_length' | 'special_characters' | 'signature_length'> {
  const refused = refusalOf(namesViolations({ nickname, signature: signature === user.signature ? null : signature }));
  if (refused) return refused;
  if (nickname === user.nickname && signature === user.signature) return ok(0);
  world.tables.users.update(user.id, { nickname, signature });
  return ok(1);
}
