import { useCallback } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { pageFacts } from '../../control/page-witness';
import { useExchange } from '../connection/exchange';
import { useAction } from '../connection/use-action';
import { reportSuccess } from '../outcome';
import { download } from '../parts/copy';
import { useLink } from '../tools/use-link';
import { addressOf, sizeText } from '../tools/use-run-tools';
import { useWireLang } from '../tools/use-wire-lang';
import { pictureOf } from './picture';

interface ReportInput {
  readonly note: string;
  readonly at: number | null;
  readonly secrets: boolean;
}

/** Makes a report of a problem, and hands it out as a link or as a file. */
export function useReport() {
  const { t } = useTranslation('room-report');
  const lang = useWireLang();
  const { t: room } = useTranslation('room');
  const { upTo } = useFormats();
  const { isWindow } = useExchange();
  const { act, error, busy } = useAction();
  const { link, copyLink: shareLink } = useLink();

  const make = useCallback(
    (input: ReportInput) => {
      // A window of its own has no app in it; the run says which screen was the last.
      const { screen, ...page } = pageFacts();
      return act('run.report', { ...page, ...(!isWindow && { screen }), lang, ...input }, t('made'));
    },
    [act, lang, isWindow, t],
  );

  const copyLink = useCallback(
    async (input: ReportInput) => {
      const made = await make(input);
      if (!made) return;
      const address = addressOf(made.query, '', location);
      await shareLink(address, t('copied', { size: sizeText(address.length, upTo) }));
    },
    [make, shareLink, t, upTo],
  );

  const saveFile = useCallback(
    async (input: ReportInput) => {
      const made = await make(input);
      if (!made) return;
      const app = document.getElementById('root');
      const picture = isWindow || !app ? null : await pictureOf(app);
      const { file } = made;
      const fileName = `report-${file.header.scenario}-${file.hash.slice(0, 6)}.json`;
      download(fileName, JSON.stringify({ ...file, report: { ...file.report, ...(picture && { picture }) } }, null, 1));
      reportSuccess(room('saved', { file: fileName }));
    },
    [make, isWindow, room],
  );
  return { copyLink, saveFile, link, error, busy };
}
