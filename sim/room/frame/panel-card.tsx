import { ChevronDown } from 'lucide-react';
import { Component, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import type { Panel } from '../panels';
import { LatePart } from '../parts/late-part';
import { recall, remember } from '../remembered';
import styles from './panel-card.module.css';

/** A panel in its card. A collapsed panel is not rendered, so it sends no requests. */
export function PanelCard({ panel }: { panel: Panel }) {
  const { t } = useTranslation('room');
  const id = useId();
  const [isOpen, setOpen] = useState(recall(`panel.${panel.id}`) !== 'collapsed');
  const title = t(`titles.${panel.id}`);
  const toggle = () => {
    setOpen(!isOpen);
    remember(`panel.${panel.id}`, isOpen ? 'collapsed' : 'open');
  };
  return (
    <section aria-labelledby={id} data-testid={`room-${panel.id}`} className={styles.card}>
      <header className={styles.header}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {panel.Mark && <panel.Mark />}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={isOpen ? t('collapse', { panel: title }) : t('expand', { panel: title })}
          onClick={toggle}
        >
          <ChevronDown size={18} aria-hidden className={cx(isOpen && styles.turned)} />
        </button>
      </header>
      {isOpen && <PanelBody panel={panel} />}
    </section>
  );
}

/** The content of a panel. An error in one panel does not affect the others. */
export function PanelBody({ panel: { load } }: { panel: Panel }) {
  const { t } = useTranslation('room');
  return (
    <PanelBoundary message={t('panelFailed')}>
      <LatePart load={load} props={{}} />
    </PanelBoundary>
  );
}

class PanelBoundary extends Component<{ message: string; children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <p role="alert" className={styles.failed}>
        {this.props.message} {this.state.error.message}
      </p>
    );
  }
}
