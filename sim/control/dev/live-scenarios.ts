import type { ExchangePort } from '../../port';
import { parseTour } from '../../scenarios/tour';
import { say } from './notice';

/** What the dev server says when a file of scenarios/ was edited (vite.config.ts). */
interface Edited {
  /** `scenarios/flash-crash.ts` */
  readonly file: string;
  /** Tells this text of the file from earlier ones. */
  readonly at: number;
}

/**
 * Development: an edited scenario begins anew in the running sandbox, and an edit that does not hold says why on the
 * screen, while the sandbox goes on with the text before.
 */
export function followScenarioFiles(port: ExchangePort): void {
  import.meta.hot?.on('pocket:scenario-edited', (edited: Edited) => {
    take(port, edited).then(
      (told) => {
        // Vite's own box on a text that did not compile stays otherwise.
        document.querySelector('vite-error-overlay')?.remove();
        say(told, 'done');
      },
      (error: unknown) => say(error instanceof Error ? error.message : String(error), 'problem'),
    );
  });
}

/** Answers what to tell. Throws with file and field when the text does not hold. */
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
