import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { backend } from '@/data/backend';
import { createPreference } from '@/data/preferences';
import { type Article, usePopup } from '@/data/queries/content';
import { exchangeDayStart } from '@/domain/time';
import { useClock } from '@/lib/use-clock';
import { AlertDialog } from '@/ui/overlays/dialog';
import { RichText } from '@/ui/text/rich-text';
import styles from './daily-popup.module.css';
import { type PopupSeen, popupIsDue } from './popup-due';

const seen = createPreference<PopupSeen | null>(
  'popup-seen',
  v.nullable(v.object({ id: v.number(), dayStartMs: v.number() })),
  null,
);

const assetUrl = (path: string) => backend().assetUrl(path);

/** The exchange's pop-up notice: once a day of the exchange, and again as soon as there is a newer one. */
export function DailyPopup() {
  const popup = usePopup().data;
  return popup ? <Notice key={popup.id} article={popup} /> : null;
}

function Notice({ article: { id, title, content, abstract } }: { article: Article }) {
  const { t } = useTranslation('common');
  const clock = useClock();
  const [dayStartMs] = useState(() => exchangeDayStart(clock.now()));
  const [open, setOpen] = useState(() => popupIsDue(id, dayStartMs, seen.get()));

  useEffect(() => {
    if (open) seen.set({ id, dayStartMs });
  }, [open, id, dayStartMs]);

  return (
    <AlertDialog open={open} onOpenChange={setOpen} title={title} okLabel={t('ok')}>
      <div className={styles.content}>
        <RichText html={content || abstract || ''} assetUrl={assetUrl} />
      </div>
    </AlertDialog>
  );
}
