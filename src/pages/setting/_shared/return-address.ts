import { path, shell } from '@/lib/shell-port';

/** Pages of the verification itself, which are never returned to. */
const OWN = ['/pages/setting/real', '/pages/setting/real_mark'];

/** Returns `from` if it is a page of the app outside the verification, otherwise null. */
export function returnAddress(from: string | null): string | null {
  if (!from || !shell().isScreen(from)) return null;
  return OWN.includes(from.split(/[?#]/, 1)[0] ?? '') ? null : from;
}

/** Returns to the page which asked for the verification. */
export function leaveVerification(from: string | null): void {
  shell().returnTo(returnAddress(from) ?? path('/pages/index/index'));
}
