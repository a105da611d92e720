import { useState } from 'react';
import { DEFAULT_WIRE_LANG } from '@/contract/lang';
import { wireLangOf } from '@/i18n/languages';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { writeStage } from '../../../control/stage-link';
import { useAction } from '../../exchange';
import { reportSuccess } from '../../outcome';
import { copyText, download } from '../../parts/copy';
import { addressOf, sizeText } from '../../use-run-tools';

/** Saves a customer as a file, or copies a link that opens the app with them. */
export function usePersonFile(who: string) {
  const { t, i18n } = useTranslation('room-person');
  const { upTo } = useFormats();
  const { act, error } = useAction();
  /** A link that could not be copied to the clipboard. */
  const [link, setLink] = useState<string | null>(null);
  /** What had to be left out, as in `orders (2)`. */
  const [left, setLeft] = useState('');
  const note = (counts: object) =>
    setLeft(
      Object.entries(counts)
        .map(([field, count]) => `${field} (${count})`)
        .join(', '),
    );

  const save = async () => {
    const saved = await act('people.export', { who }, ({ person }) =>
      t('said.saved', { file: fileNameOf(person.name) }),
    );
    if (!saved) return;
    note(saved.left);
    download(fileNameOf(saved.person.name), `${JSON.stringify(saved.person, null, 2)}\n`);
  };

  const share = async () => {
    const shared = await act('people.share', { who }, t('said.byHand'));
    if (!shared) return;
    note(shared.left);
    const lang = wireLangOf(i18n.language) ?? DEFAULT_WIRE_LANG;
    const { origin, pathname } = location;
    const address = addressOf(`${shared.query}&${writeStage({ lang })}`, { origin, pathname, hash: '' });
    const isCopied = await copyText(address);
    setLink(isCopied ? null : address);
    if (isCopied) reportSuccess(t('said.shared', { size: sizeText(shared.bytes, upTo) }));
  };
  return { save, share, link, left, error };
}

const fileNameOf = (name: string): string => `${name.toLowerCase()}.json`;
