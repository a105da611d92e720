import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from '@/lib/browser/search-params';

/** The address is updated after a pause in typing, because browsers limit how often it may change. */
const PAUSE_MS = 300;

export interface TypedQuery {
  /** Text as typed. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Trimmed text from the address; the search uses it. */
  readonly settled: string;
}

/** The typed text, compared with the one in the address. */
export interface Typed {
  readonly text: string;
  /** The text in the address at the last rendering. */
  readonly lastAddressText: string;
  /** The text that was last written to the address, until it is read back; null if there is none. */
  readonly sent: string | null;
}

/** If the address got another text from elsewhere, for example from a link, that text replaces the typed one. */
export function followAddress(typed: Typed, inAddress: string): Typed {
  if (inAddress === typed.lastAddressText) return typed;
  return { text: inAddress === typed.sent ? typed.text : inAddress, lastAddressText: inAddress, sent: null };
}

/** A search text which is kept in the page address under `name`, so that going back restores the results. */
export function useTypedQuery(name: string): TypedQuery {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(name) ?? '';
  const [typed, setTyped] = useState<Typed>({ text: inAddress, lastAddressText: inAddress, sent: null });
  const followed = followAddress(typed, inAddress);
  if (followed !== typed) setTyped(followed);
  const { text } = followed;

  useEffect(() => {
    if (text === inAddress) return;
    const put = (fields: URLSearchParams) => {
      const next = new URLSearchParams(fields);
      if (text) next.set(name, text);
      else next.delete(name);
      return next;
    };
    const timer = setTimeout(() => {
      setTyped((before) => ({ ...before, sent: text }));
      setParams(put, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, text, inAddress, setParams]);

  const setText = useCallback((next: string) => setTyped((before) => ({ ...before, text: next })), []);
  return { text, setText, settled: inAddress.trim() };
}
