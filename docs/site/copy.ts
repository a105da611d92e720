/** Real milliseconds for which a button says that it has copied. */
const SAID_MS = 1_500;

/** A button over each code block, where the browser lets pages copy. */
export function addCopyButtons(): void {
  if (!('clipboard' in navigator)) return;
  for (const block of document.querySelectorAll('article pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    const say = (word: string) => {
      button.textContent = word;
    };
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(block.textContent.trimEnd()).then(() => {
        say('Copied');
        setTimeout(say, SAID_MS, 'Copy');
      });
    });
    const box = document.createElement('div');
    box.className = 'code';
    block.replaceWith(box);
    box.append(block, button);
  }
}
