/** A host that is fuzzed; ./fuzzed-host.ts is the real one. */
export interface Fuzzed {
  readonly origin: string;
  /** Lines that it has printed, which are unforeseen errors. */
  readonly printed: string[];
  /** Bytes in use after a garbage collection. */
  heapBytes(): Promise<number>;
  /** Runs a control action, such as `ledger/check`. */
  control<T>(action: string, input?: unknown): Promise<T>;
}

/** Real milliseconds that a plain call may take on a busy machine; 30 are usual. */
const PLAIN_CALL_MS = 1_000;

export interface HostState {
  readonly faults: readonly string[];
  readonly heapBytes: number;
  readonly plainCallMs: number;
}

/**
 * Checks what must hold after any requests: the books balance, nothing was printed, and a plain call is answered soon.
 */
export async function checkHost(host: Fuzzed, allowedBytes: number): Promise<HostState> {
  const faults = host.printed.splice(0).map((text) => `the host has printed: ${text}`);
  const books = await host.control<{ faults: readonly unknown[] }>('ledger/check');
  for (const fault of books.faults) faults.push(`the books: ${JSON.stringify(fault)}`);
  const startMs = performance.now();
  const plain = await fetch(`${host.origin}/api/currency/quotation_new`);
  await plain.arrayBuffer();
  const plainCallMs = performance.now() - startMs;
  if (!plain.ok) faults.push(`a plain call: HTTP ${plain.status}`);
  if (plainCallMs > PLAIN_CALL_MS) faults.push(`a plain call has taken ${Math.round(plainCallMs)} ms`);
  const heapBytes = await host.heapBytes();
  if (heapBytes > allowedBytes) faults.push(`the heap has ${heapBytes} bytes, allowed are ${Math.round(allowedBytes)}`);
  return { faults, heapBytes, plainCallMs };
}
