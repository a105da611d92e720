/**
 * Shown when not even the texts have loaded, so in the default language and in English, with a button to reload. Builds
 * have it in index.html as well, with its style, so it must need nothing but the page.
 */
export function showStartFailure(root: HTMLElement): void {
  const page = document.createElement('main');
  page.className = 'start-failure';
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  const words = document.createElement('h1');
  words.textContent = 'Aplikasi tidak dapat dimuat · The app did not load';
  const again = document.createElement('button');
  again.textContent = 'Muat ulang · Reload';
  again.onclick = () => location.reload();
  box.append(words, again);
  page.append(box);
  root.replaceChildren(page);
}
