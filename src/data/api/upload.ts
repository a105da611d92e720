import { commonAnswers } from '@/contract/common/answers';
import type { WireLang } from '@/contract/lang';
import { session } from '../session/session';
import { ApiError } from './api-error';
import { endpoints, whenReady } from './backend';
import { REQUEST_TIMEOUT_MS } from './http';
import { readBody, reportFailure } from './outcome';
import { beginPending } from './pending';
import { retryAfterMs, statusError } from './retry-after';

export interface UploadOptions {
  /**
   * Fraction sent so far, 0 to 1. Not called if the platform does not report it (such as a worker that answers
   * uploads).
   */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** `accept-language` supports three languages only (specification section 7). */
export function uploadLanguage(lang: WireLang): 'zh-cn' | 'zh-tw' | 'en' {
  if (lang === 'zh') return 'zh-cn';
  return lang === 'hk' ? 'zh-tw' : 'en';
}

/**
 * Parses the answer of an upload: text that is cleaned, URI-decoded and parsed as JSON (specification section 7). Line
 * breaks, tabs and byte order marks are removed everywhere, but spaces within stay, because sentences of refusals
 * contain them.
 * @returns the address of the stored file
 * @throws ApiError
 */
export async function readUploadReply(text: string): Promise<string> {
  let body: unknown;
  try {
    body = JSON.parse(decodeURIComponent(text.replaceAll(/[\r\n\t\uFEFF]/g, '').trim()));
  } catch {
    throw new ApiError('bad_response', `POST /upload did not answer JSON but: ${text.slice(0, 80)}`);
  }
  return readBody('POST /upload', commonAnswers['POST /upload'], body);
}

/**
 * Sends one file as the multipart field `file`; resolves to its address. The caller shows refusals.
 * @throws ApiError; or the signal's reason if the caller aborts.
 * @public
 */
export async function upload(file: Blob, options: UploadOptions = {}): Promise<string> {
  const endPending = beginPending();
  try {
    await whenReady();
    options.signal?.throwIfAborted();
    const token = session.token.get();
    let address: string;
    try {
      address = await readUploadReply(await sendFile(file, token, options));
    } catch (error) {
      if (error instanceof ApiError) reportFailure(error, token, true);
      throw error;
    }
    // The file belongs to the customer who sent it, not to one who has signed in meanwhile.
    if (session.token.get() !== token) throw new ApiError('session_invalid', 'POST /upload outlived its session');
    return address;
  } finally {
    endPending();
  }
}

/** Uses XMLHttpRequest, because fetch does not report the progress of sending. */
function sendFile(file: Blob, token: string, { onProgress, signal }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', `${endpoints.apiBase}/upload`);
    request.timeout = REQUEST_TIMEOUT_MS;
    request.setRequestHeader('accept-language', uploadLanguage(session.lang.get()));
    request.setRequestHeader('Authorization', token);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status === 200) resolve(request.responseText);
      else {
        const waitMs = retryAfterMs(request.getResponseHeader('retry-after'), Date.now());
        reject(statusError('POST /upload', token, request.status, waitMs, true));
      }
    };
    request.onerror = () => reject(new ApiError('network', 'POST /upload could not be sent'));
    request.ontimeout = () => reject(new ApiError('timeout', 'POST /upload did not answer within 60 s'));
    request.onabort = () => reject(signal?.reason ?? new ApiError('network', 'POST /upload was aborted'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);

    const form = new FormData();
    form.append('file', file);
    form.append('lang', session.lang.get());
    request.send(form);
  });
}
