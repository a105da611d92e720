import { useCallback } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { writeStage } from '../../control/stage-link';
import { useExchange } from '../connection/exchange';
import { screenShown } from '../connection/screen-shown';
import { useAction } from '../connection/use-action';
import { reportingErrors } from '../outcome';
import { download } from '../parts/copy';
import { useLink } from './use-link';
import { useWireLang } from './use-wire-lang';

export type SavedAs = 'file' | 'scenario' | 'test';

/** A number of bytes for display: `840 B`, `1.2 kB`. */
export function sizeText(bytes: number, upTo: (value: number, decimals: number) => string): string {
  return bytes < 1000 ? `${upTo(bytes, 0)} B` : `${upTo(bytes / 1000, 1)} kB`;
}

/** The address that opens the app on a screen, with the run or the person of `query`. */
export function addressOf(query: string, screen: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>) {
  return `${origin}${pathname}?${query}${screen && `#${screen}`}`;
}

/** Actions for the whole run: share, save, reset. Each one reports its outcome. */
export function useRunTools() {
  const { t } = useTranslation('room');
  const lang = useWireLang();
  const { upTo } = useFormats();
  const { control, page, isWindow } = useExchange();
  const { act, error, busy } = useAction();
  const { link, copyLink } = useLink();

  const share = useCallback(async () => {
    const shared = await act('run.share', {}, ({ bytes }) => t('shareByHand', { size: sizeText(bytes, upTo) }));
    if (!shared) return;
    const screen = await screenShown({ control, isWindow });
    const address = addressOf(`${shared.query}&${writeStage({ lang })}`, screen, location);
    await copyLink(address, t('shared', { size: sizeText(shared.bytes, upTo) }));
  }, [act, control, isWindow, copyLink, lang, t, upTo]);

  const save = useCallback(
    async (as: SavedAs) => {
      if (as === 'file') {
        const { name, seed } = await control('scenario.current', {});
        const file = `${name}-${seed}.json`;
        const run = await act('run.export', {}, t('saved', { file }));
        if (run) download(file, JSON.stringify(run, null, 1));
        return;
      }
      const said = ({ fileName: file }: { fileName: string }) => t('saved', { file });
      // A test ends on the screen that the app shows, and expects the texts on it.
      const seen = as === 'test' ? await page.seen?.() : undefined;
      const made = await (as === 'test'
        ? act('run.asTest', seen ? { seen } : {}, said)
        : act('run.asScenario', {}, said));
      if (made) download(made.fileName, made.text, 'text/plain');
    },
    [act, control, page, t],
  );

  const reset = useCallback(async () => {
    const begun = await act('scenario.reset', {}, ({ name, seed }) => t('resetDone', { scenario: name, seed }));
    if (begun) page.show(begun.opens);
  }, [act, page, t]);
  return {
    share: () => reportingErrors(share()),
    save: (as: SavedAs) => reportingErrors(save(as)),
    reset: () => reportingErrors(reset()),
    link,
    error,
    busy,
  };
}
