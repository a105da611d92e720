import { copyText } from './clipboard';

/** Result of sharing a link; `closed` means that the user closed the share sheet. */
export type Shared = 'shared' | 'closed' | 'copied' | 'failed';

/** Shares a link by the phone's share sheet, or copies the address to the clipboard where there is none. */
export async function shareLink(data: { readonly text: string; readonly url: string }): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Closing the sheet is the user's decision. If the browser forbids sharing, the link can still be copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    }
  }
  return (await copyText(data.url)) ? 'copied' : 'failed';
}
