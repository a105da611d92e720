import { errorText } from '../../error-text';
import type { ExchangePort } from '../../port';
import { parseTour } from '../../scenarios/tour';
import styles from './notice.module.css';

/** Milliseconds. A success message disappears after this time; a problem stays until the next message. */
const SHOWN_MS = 5_000;

let shown: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message to the developer over the page, in English like all developer messages. */
function showNotice(text: string, kind: 'done' | 'problem'): void {
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

/** Sent by the dev server when a file of scenarios/ was edited (vite.config.ts). */
interface Edited {
  /** Such as `scenarios/flash-crash.ts`. */
  readonly file: string;
  /** Distinguishes this version of the file from earlier ones in the address of its import. */
  readonly at: number;
}

/**
 * Development only: an edited scenario begins again in the running sandbox. When the edit is invalid, the problem is
 * shown on the screen and the sandbox continues with the previous text.
 */
export function followScenarioFiles(port: ExchangePort): void {
  import.meta.hot?.on('pocket:scenario-edited', (edited: Edited) => {
    take(port, edited).then(
      (notice) => {
        // Otherwise Vite's own error overlay of an earlier text would stay.
        document.querySelector('vite-error-overlay')?.remove();
        showNotice(notice, 'done');
      },
      (error: unknown) => showNotice(errorText(error), 'problem'),
    );
  });
}

/** Returns the text to show. Throws with file and field when the edit is invalid. */
async function take(port: ExchangePort, { file, at }: Edited): Promise<string> {
  const source = await read(file, at);
  if (file.startsWith('scenarios/tours/')) {
    parseTour(file, source);
    return `${file} holds: begin the tour anew to see it`;
  }
  const { name, restarted } = (await port.control('scenario.replace', { file, source })) as {
    name: string;
    restarted: boolean;
  };
  return restarted ? `${name} was edited and has begun anew` : `${file} holds; another scenario is running`;
}

async function read(file: string, at: number): Promise<unknown> {
  try {
    const module: { default?: unknown } = await import(/* @vite-ignore */ `${import.meta.env.BASE_URL}${file}?t=${at}`);
    return module.default;
  } catch (cause) {
    throw new Error(`${file}: does not compile: the terminal of npm start says where`, { cause });
  }
}
