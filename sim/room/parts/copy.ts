/** Copies text to the clipboard. Returns false where the browser forbids it: plain HTTP, no permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offers a file for download. */
export function download(fileName: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // By then the browser has read the data.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
