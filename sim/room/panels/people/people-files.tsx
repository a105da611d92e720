import { useState } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { writeStage } from '../../../control/stage-link';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { reportingErrors } from '../../outcome';
import { download } from '../../parts/copy';
import { LinkField } from '../../parts/link-field';
import { Controls, Note, Refusal, Section } from '../../parts/parts';
import { useLink } from '../../tools/use-link';
import { addressOf, sizeText } from '../../tools/use-run-tools';
import { useWireLang } from '../../tools/use-wire-lang';
import { AddPeople } from './add-people';

/** People as data: added from a file or a text, and saved as a file or a link. */
export function PeopleFiles({ who }: { who: string }) {
  const { t } = useTranslation('room-person');
  const people = usePolled('people.list', {}).value ?? [];
  const [isAdding, setAdding] = useState(false);
  const { save, share, link, left, error } = usePersonFile(who);
  const name = people.find(({ email, persona }) => email === who || persona === who)?.nickname ?? who;
  return (
    <Section title={t('title')}>
      <Controls label={t('title')}>
        <Button size="sm" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
        <Button size="sm" onClick={() => reportingErrors(save())}>
          {t('save', { name })}
        </Button>
        <Button size="sm" onClick={() => reportingErrors(share())}>
          {t('share', { name })}
        </Button>
      </Controls>
      {left !== '' && <Note>{t('left', { list: left })}</Note>}
      {link && <LinkField label={t('link')} link={link} />}
      <Refusal error={error} />
      {isAdding && <AddPeople onClosed={() => setAdding(false)} />}
    </Section>
  );
}

/** Saves a customer as a file, or copies a link that opens the app with them. */
function usePersonFile(who: string) {
  const { t } = useTranslation('room-person');
  const lang = useWireLang();
  const { upTo } = useFormats();
  const { act, error } = useAction();
  const { link, copyLink } = useLink();
  /** The entries that had to be left out, such as `orders (2)`. */
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
    const address = addressOf(`${shared.query}&${writeStage({ lang })}`, '', location);
    await copyLink(address, t('said.shared', { size: sizeText(shared.bytes, upTo) }));
  };
  return { save, share, link, left, error };
}

const fileNameOf = (name: string): string => `${name.toLowerCase()}.json`;
