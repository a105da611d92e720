import { Copy } from 'lucide-react';
import { MINUTE_MS } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useNow } from '@/lib/clock/use-now';
import { usePolled } from '../../connection/use-polled';
import { reportFailure, reportSuccess } from '../../outcome';
import { copyText } from '../../parts/copy';
import { Note, Section } from '../../parts/parts';
import styles from './people.module.css';

const POLL_INTERVAL_MS = 1_500;
const SHOWN = 3;

/** The latest verification codes. They are not really sent by SMS or e-mail, so they are read here. */
export function Codes() {
  const { t } = useTranslation('room-people');
  const { t: room } = useTranslation('room');
  const nowMs = useNow(MINUTE_MS);
  const inbox = usePolled('inbox.list', {}, POLL_INTERVAL_MS).value ?? [];
  const copy = async (code: string) => {
    if (await copyText(code)) reportSuccess(room('copied', { text: code }));
    else reportFailure(room('copyFailed'));
  };
  return (
    <Section title={t('codes')}>
      {inbox.length === 0 && <Note>{t('noCodes')}</Note>}
      <ul aria-live="polite" className={styles.codes}>
        {inbox.slice(0, SHOWN).map(({ id, recipient, code, expiresMs }) => (
          <li key={id} className={styles.code}>
            <Note className={styles.recipient}>{t('code', { to: recipient })}</Note>
            <button
              type="button"
              className={styles.figures}
              aria-label={t('copyCode', { code })}
              onClick={() => void copy(code)}
            >
              {code.replace(/^(...)(...)$/, '$1 $2')}
              <Copy size={13} aria-hidden />
            </button>
            {expiresMs <= nowMs && <Note>{t('expired')}</Note>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
