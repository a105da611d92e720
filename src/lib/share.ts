import { copyText } from './clipboard';

/** How a link was handed on; `closed` means that whoever was asked did not want to. */
export type Shared = 'shared' | 'closed' | 'copied' | 'failed';

/** Hands a link on: through the phone's own sheet, else on the clipboard. */
export async function shareLink(data: { readonly text: string; readonly url: string }): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Closing the sheet is an answer too; what the browser forbids can still be copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    }
  }
  return (await copyText(data.url)) ? 'copied' : 'failed';
}
