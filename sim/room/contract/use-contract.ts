import { useEffect, useState } from 'react';
import { loadModule } from '@/lib/loading/load-module';
import { type Contract, readContract } from './model';

let reading: Promise<Contract> | null = null;

const loadDocuments = () => import('virtual:contract-documents');

/** The contract's documents are half a megabyte, so they are loaded when something first needs them. */
function contract(): Promise<Contract> {
  reading ??= loadModule(loadDocuments).then(
    ({ readDocuments }) => readContract(readDocuments()),
    (error: unknown) => {
      reading = null;
      throw error;
    },
  );
  return reading;
}

/** Null until it is loaded; `failed` when it could not be. With `isWanted` false it is not loaded. */
export function useContract(isWanted = true): { readonly contract: Contract | null; readonly failed: boolean } {
  const [state, setState] = useState<{ readonly contract: Contract | null; readonly failed: boolean }>({
    contract: null,
    failed: false,
  });
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    contract().then(
      (read) => isCurrent && setState({ contract: read, failed: false }),
      () => isCurrent && setState({ contract: null, failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return state;
}
