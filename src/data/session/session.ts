import * as v from 'valibot';
import type { CallPayload } from '@/contract/calls';
import { DEFAULT_WIRE_LANG, isWireLang, type WireLang } from '@/contract/lang';
import { userAnswers } from '@/contract/user/answers';
import { isCurrencyCode } from '@/domain/money/fiat';
import { isReloaded } from '@/lib/browser/is-reloaded';
import { isEmbedded, isExtraPhone } from '@/lib/sandbox/framing';
import { useStore } from '@/lib/stores/use-store';
import { createValueStore, type ReadableStore, type ValueStore } from '@/lib/stores/value-store';
import { askedLanguage } from './asked-language';
import { localTextStorage, tabStorage } from './storage';
import { tabScopedStorage } from './tab-scoped-storage';
import { memoryStorage, type TextStorage } from './text-storage';

export type User = CallPayload<'GET /user/info'>;

const fiatRate = v.object({
  currency_code: v.pipe(v.string(), v.check(isCurrencyCode)),
  rate: v.pipe(v.number(), v.finite(), v.gtValue(0)),
});
const chosenFiat = v.object({ ...fiatRate.entries, saveTime: v.number() });
/** Units of one currency for 1 USD (specification section 9). */
export type FiatRate = v.InferOutput<typeof fiatRate>;
/** The fiat currency in which the user sees amounts; `saveTime` is in epoch milliseconds. */
export type ChosenFiat = v.InferOutput<typeof chosenFiat>;

/** Storage written by a version below this is cleared once (specification section 4). */
const H5_VERSION = 1;
const KEPT_FOR_THE_NEXT: ReadonlySet<string> = new Set(['lang', 'languageOffered', 'token', 'user']);
export const DEFAULT_FIAT: ChosenFiat = { currency_code: 'USD', rate: 1, saveTime: 0 };
const NO_FIATS: readonly FiatRate[] = [];

interface Codec<T> {
  /** Undefined for invalid text: corrupt or foreign storage reads as the default. */
  read(text: string): T | undefined;
  write(value: T): string;
}

const plainText: Codec<string> = { read: (text) => text, write: (value) => value };

/** The longest header that servers and proxies of the family accept, less its name. */
const LONGEST_TOKEN = 8_000;

/** A token that no header can carry counts as none: otherwise every call would fail, including a new login. */
const carriedText: Codec<string> = {
  read(text) {
    try {
      const carried = new Headers({ Authorization: text }).get('Authorization');
      return carried !== null && carried.length <= LONGEST_TOKEN ? carried : undefined;
    } catch {
      return undefined;
    }
  },
  write: (value) => value,
};

function json<T>(schema: v.GenericSchema<unknown, T>): Codec<T> {
  const stored = v.pipe(v.string(), v.parseJson(), schema);
  return {
    read(text) {
      const result = v.safeParse(stored, text);
      return result.success ? result.output : undefined;
    },
    write: (value) => JSON.stringify(value),
  };
}

const asSchema = <T>(schema: v.GenericSchema) => schema as v.GenericSchema<unknown, T>;

/**
 * Client state that survives a page load, under the names of specification sections 3 and 4. Each name has its own
 * store, so that a change of the fiat does not render components that only read the language.
 */
export interface Session {
  readonly lang: ValueStore<WireLang>;
  /** Whether the browser's own language was offered, which happens only once (designed). */
  readonly languageOffered: ValueStore<boolean>;
  /** Empty for visitors. */
  readonly token: ReadableStore<string>;
  readonly user: ValueStore<User | null>;
  readonly fiat: ValueStore<ChosenFiat>;
  readonly fiats: ValueStore<readonly FiatRate[]>;
  /** When `fiats` was fetched, epoch milliseconds; 0 for never. */
  readonly saveFiatsTime: ValueStore<number>;
  readonly siteName: ValueStore<string>;
  readonly siteLogo: ValueStore<string>;
  signIn(token: string): void;
  /**
   * Removes token and user, after a logout and after the server's 999. With `ended`, only if that is still the current
   * token: another session may have begun.
   */
  signOut(ended?: string): void;
  /** Reads the storage again: another tab may have changed it, and the storage event may not have arrived yet. */
  reread(): void;
  /** Removes everything except the language and the signed-in user: another run of the sandbox has begun. */
  forget(): void;
}

/** The session as stored. A storage of an older version of the app is cleared first. */
export function createSession(storage: TextStorage): Session {
  // A version that is not a number does not clear the storage: every value is validated when it is read, and the
  // session must not be lost.
  const version = Number(storage.get('h5Version') ?? 0);
  if (version < H5_VERSION && storage.isReadable()) storage.clear();
  if (!(version >= H5_VERSION)) storage.set('h5Version', String(H5_VERSION));

  const reloads = new Map<string, () => void>();
  const resets = new Map<string, () => void>();

  function persisted<T>(key: string, fallback: T, codec: Codec<T>): ValueStore<T> {
    const load = () => {
      const text = storage.get(key);
      return (text === null ? undefined : codec.read(text)) ?? fallback;
    };
    const store = createValueStore(load());
    const set = (next: T) => {
      // Defaults are not stored, so that a later version can change them.
      if (next === fallback) storage.remove(key);
      else storage.set(key, codec.write(next));
      store.set(next);
    };
    reloads.set(key, () => store.set(load()));
    resets.set(key, () => set(fallback));
    return { ...store, set };
  }

  const token = persisted('token', '', carriedText);
  const user = persisted<User | null>('user', null, json(asSchema<User>(userAnswers['GET /user/info'])));

  const session: Session = {
    lang: persisted<WireLang>('lang', DEFAULT_WIRE_LANG, {
      read: (text) => (isWireLang(text) ? text : undefined),
      write: (value) => value,
    }),
    languageOffered: persisted('languageOffered', false, json(v.boolean())),
    token,
    user,
    fiat: persisted('fiat', DEFAULT_FIAT, json(chosenFiat)),
    fiats: persisted<readonly FiatRate[]>('fiats', NO_FIATS, json(asSchema<readonly FiatRate[]>(v.array(fiatRate)))),
    saveFiatsTime: persisted('saveFiatsTime', 0, json(v.number())),
    siteName: persisted('site_name', '', plainText),
    siteLogo: persisted('site_logo', '', plainText),
    signIn(next) {
      // The previous session's user must not be visible together with the new token.
      user.set(null);
      token.set(next);
    },
    signOut(ended) {
      if (ended !== undefined) {
        session.reread();
        if (token.get() !== ended) return;
      }
      user.set(null);
      token.set('');
    },
    reread() {
      // A cleared storage has no version either, and says nothing about the session.
      if (storage.get('h5Version') === null && storage.isReadable()) return;
      if ((carriedText.read(storage.get('token') ?? '') ?? '') === token.get()) return;
      reloads.get('user')?.();
      reloads.get('token')?.();
    },
    forget() {
      for (const [key, reset] of resets) if (!KEPT_FOR_THE_NEXT.has(key)) reset();
    },
  };

  // A login, logout or change of language in one tab applies to all tabs that share the token. A tab whose storage was
  // cleared elsewhere goes on as it is until it is loaded again: nobody has logged out or chosen another language.
  storage.onForeignChange((key) => {
    if (key !== null) reloads.get(key)?.();
  });
  // No storage event reaches a page in the back/forward cache.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && session.reread());
  return session;
}

/** In the sandbox two tabs can be two customers, and so can two phones of one tab; otherwise all tabs share one token. */
function storageOfPage(): TextStorage {
  if (!__SANDBOX__) return localTextStorage();
  return isExtraPhone ? memoryStorage() : tabScopedStorage(localTextStorage(), ['token', 'user'], tabStorage);
}

export const session: Session = createSession(storageOfPage());

const asked = globalThis.location ? askedLanguage(location.search, isReloaded() && !isExtraPhone && !isEmbedded) : null;
if (asked) session.lang.set(asked);

export const useLang = (): WireLang => useStore(session.lang);
export const useUser = (): User | null => useStore(session.user);
export const useFiat = (): ChosenFiat => useStore(session.fiat);
export const useFiats = (): readonly FiatRate[] => useStore(session.fiats);
/** Whether a token is stored. The server may still refuse it. */
export const useSignedIn = (): boolean => useStore(session.token) !== '';
export const useSiteName = (): string => useStore(session.siteName);
export const useSiteLogo = (): string => useStore(session.siteLogo);
