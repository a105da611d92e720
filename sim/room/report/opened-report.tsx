import { X } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { openedReport } from '../../control/opened-report';
import type { Report } from '../../replay/report';
import { usePolled } from '../connection/use-polled';
import styles from './report.module.css';

/** The opened report: its note, and whether the refusal occurred again. */
export function OpenedReport() {
  const { t } = useTranslation('room-report');
  const report = useStore(openedReport);
  if (!report) return null;
  const { note, screen, lang, build, agent, size, errors, picture } = report;
  return (
    <section aria-label={t('opened.title')} className={styles.opened}>
      <header className={styles.header}>
        <h4 className={styles.title}>{t('opened.title')}</h4>
        <IconButton
          label={t('opened.close')}
          icon={<X size={18} aria-hidden />}
          onClick={() => openedReport.set(null)}
        />
      </header>
      {note && <p className={styles.note}>{note}</p>}
      <Verdict report={report} />
      <dl>
        <Fact term={t('opened.screen')}>{screen}</Fact>
        <Fact term={t('opened.language')}>{lang}</Fact>
        <Fact term={t('opened.versions')}>{`${build} · ${size} · ${agent}`}</Fact>
      </dl>
      {errors.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('opened.errors', { value: errors.length })}</summary>
          <pre className={styles.errors}>{errors.join('\n\n')}</pre>
        </details>
      )}
      {picture && (
        <details>
          <summary className={styles.summary}>{t('opened.picture')}</summary>
          <img className={styles.picture} src={picture} alt={t('opened.picture')} />
        </details>
      )}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Verdict({ report: { at, answer } }: { report: Report }) {
  const { t } = useTranslation('room-report');
  const { value } = usePolled('run.trail', {});
  if (!answer) return <p className={styles.verdict}>{t('opened.moment')}</p>;
  const entry = value?.entries.find(({ n }) => n === at);
  if (entry?.do !== 'call') return null;
  const isAgain = entry.answer.refusal === answer.refusal;
  const text = entry.answer.text || entry.answer.refusal || entry.answer.type;
  return (
    <p role="status" className={isAgain ? styles.verdict : styles.other}>
      <code>{answer.call}</code> {t(isAgain ? 'opened.again' : 'opened.otherwise', { text })}
    </p>
  );
}
