import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The address follows what is typed after a pause: browsers limit how often it may change. */
const PAUSE_MS = 300;

export interface TypedQuery {
  /** As it is typed. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** As the address has it, trimmed: what is asked of a server. */
  readonly settled: string;
}

/** A search whose words stay in the address under `name`, so that the way back leads to the results. */
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
