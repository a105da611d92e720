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

/**
 * Why the simulation did not start, such as a scenario nobody knows, and the way to one that does. Stands above the
 * shell, which is up already and would only say that the exchange cannot be reached. Sandbox only.
 */
export function showSimulationFailure(error: unknown, words: { title: string; anew: string; instead: string }): void {
  const box = document.createElement('div');
  box.className = 'simulation-failure';
  box.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  title.textContent = words.title;
  const reason = document.createElement('p');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const anew = document.createElement('a');
  // A link that cannot be opened here knows which scenario it is of.
  const instead = (error as { instead?: string } | null)?.instead;
  anew.textContent = instead ? words.instead : words.anew;
  anew.href = location.pathname + (instead ?? '') + location.hash;
  box.append(title, reason, anew);
  document.body.append(box);
}
