/**
 * When not even the texts have loaded, nothing of the app can speak. This says so in the default language and in
 * English, and offers to start again.
 */
export function showStartFailure(root: HTMLElement): void {
  const box = document.createElement('div');
  box.className = 'start-failure';
  box.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = 'Aplikasi tidak dapat dimuat · The app did not load';
  const again = document.createElement('button');
  again.textContent = 'Muat ulang · Reload';
  again.onclick = () => location.reload();
  box.append(words, again);
  root.replaceChildren(box);
}
