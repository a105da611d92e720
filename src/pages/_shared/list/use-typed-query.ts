import { useEffect, useState } from 'react';
import { useSearchParams } from '@/lib/search-params';

/** The address is updated after a pause in typing, because browsers limit how often it may change. */
const PAUSE_MS = 300;

export interface TypedQuery {
  /** Text as typed. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Trimmed text from the address; the search uses it. */
  readonly settled: string;
}

/** A search text which is kept in the page address under `name`, so that going back restores the results. */
export function useTypedQuery(name: string): TypedQuery {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(() => params.get(name) ?? '');
  const inAddress = params.get(name) ?? '';

  useEffect(() => {
    if (text === inAddress) return;
    const put = (fields: URLSearchParams) => {
      const next = new URLSearchParams(fields);
      if (text) next.set(name, text);
      else next.delete(name);
      return next;
    };
    const timer = setTimeout(() => setParams(put, { replace: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, text, inAddress, setParams]);

  return { text, setText, settled: inAddress.trim() };
}
