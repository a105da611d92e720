import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useExchange } from '../../connection/exchange';
import { reportFailure, reportSuccess } from '../../outcome';
import { copyText } from '../../parts/copy';
import styles from './inspector.module.css';

/** Characters. Browsers need seconds to lay out more. */
const MAX_SHOWN = 20_000;

/** A formatted value, with a button that copies all of it. */
export function Data({ title, value }: { title: string; value: unknown }) {
  const { t } = useTranslation('room-inspector');
  const { t: room } = useTranslation('room');
  const text = JSON.stringify(value, null, 2) ?? 'null';
  const copy = async () => {
    if (await copyText(text)) reportSuccess(room('copied', { text: title }));
    else reportFailure(room('copyFailed'));
  };
  return (
    <div>
      <div className={styles.dataHead}>
        <span className={styles.term}>{title}</span>
        <button
          type="button"
          className={styles.copy}
          aria-label={t('detail.copy', { what: title })}
          onClick={() => void copy()}
        >
          <Copy size={14} aria-hidden />
        </button>
      </div>
      <Source title={title} text={text.slice(0, MAX_SHOWN)} />
      {text.length > MAX_SHOWN && <p className={styles.dim}>{t('detail.cut', { value: MAX_SHOWN })}</p>}
    </div>
  );
}

/** A text as it is, in a box that scrolls. */
export function Source({ title, text }: { title: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.json} tabIndex={0} aria-label={title}>
      <pre>{text}</pre>
    </section>
  );
}

/** The reply of a call or the payload of an event, requested when it is opened. */
export function Payload({ title, seq, event }: { title: string; seq: number; event?: number }) {
  const { t } = useTranslation('room-inspector');
  const { control } = useExchange();
  const [answer, setAnswer] = useState<{ readonly isKept: boolean; readonly payload: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const gone = { isKept: false, payload: null };
    control('inspect.payload', { seq, ...(event !== undefined && { event }) }).then(
      (found) => isCurrent && setAnswer(found),
      () => isCurrent && setAnswer(gone),
    );
    return () => {
      isCurrent = false;
    };
  }, [control, seq, event]);
  if (!answer) return null;
  if (!answer.isKept) return <p className={styles.dim}>{`${title}: ${t('detail.gone')}`}</p>;
  return <Data title={title} value={answer.payload} />;
}
