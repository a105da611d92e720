import { path, shell } from '@/lib/shell-port';

/** Where verification itself is done: nobody came from there. */
const OWN = ['/pages/setting/real', '/pages/setting/real_mark'];

/** An address that was handed on, if it leads to a screen of the app; null where there is nothing to return to. */
export function returnAddress(from: string | null): string | null {
  if (!from || !shell().isScreen(from)) return null;
  return OWN.includes(from.split(/[?#]/, 1)[0] ?? '') ? null : from;
}

/** Goes on where somebody was before verification was asked for. */
export function goOn(from: string | null): void {
  shell().returnTo(returnAddress(from) ?? path('/pages/index/index'));
}
