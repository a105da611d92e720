/** The request that index.html makes before the app's code is loaded (scripts/vite/early-requests.ts). */
interface FirstAnswer {
  readonly url: string;
  readonly token: string;
  readonly sentAtMs: number;
  readonly response: Promise<Response>;
}

/** An answer that waited longer than this is not used, in milliseconds. */
const FRESH_MS = 10_000;

declare global {
  var firstAnswer: FirstAnswer | undefined;
}

/**
 * Takes the early answer to this request, once; undefined if there is none, it is too old, or it failed.
 * @throws the signal's reason if it is aborted before the answer comes.
 */
export async function takeFirstAnswer(
  url: string,
  token: string,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly sentAtMs: number } | undefined> {
  const early = globalThis.firstAnswer;
  if (early?.url !== url) return undefined;
  globalThis.firstAnswer = undefined;
  if (early.token !== token || Date.now() - early.sentAtMs > FRESH_MS) return undefined;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return { response: await Promise.race([early.response, aborted]), sentAtMs: early.sentAtMs };
  } catch {
    signal.throwIfAborted();
    // The caller sends the request again, which reports the failure.
    return undefined;
  }
}
