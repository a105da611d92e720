import styles from './notice.module.css';

/** What was done is read once; a problem stays until it is mended. */
const SHOWN_MS = 5_000;

let shown: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells whoever develops, over the page; in English, as all that is said to developers. */
export function say(text: string, kind: 'done' | 'problem'): void {
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
