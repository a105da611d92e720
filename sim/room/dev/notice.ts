import styles from './notice.module.css';

/** Milliseconds. A success message disappears after this time; a problem stays until the next message. */
const SHOWN_MS = 5_000;

let shown: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message to the developer over the page, in English like all developer messages. */
export function showNotice(text: string, kind: 'done' | 'problem'): void {
  clearTimeout(timer);
  shown?.remove();
  const box = document.createElement('div');
  box.className = styles.notice ?? '';
  box.dataset.kind = kind;
  box.role = kind === 'problem' ? 'alert' : 'status';
  box.textContent = text;
  document.body.append(box);
  shown = box;
  if (kind === 'done') timer = setTimeout(() => box.remove(), SHOWN_MS);
}
