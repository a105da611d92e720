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
  const { t } = useTranslation('common');
  const clock = useClock();
  const popup = usePopup().data;
  // Kept apart from the query: a notice that is withdrawn meanwhile must not vanish under somebody's eyes.
  const [shown, setShown] = useState<Article | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const dayStartMs = exchangeDayStart(clock.now());
    if (!popup || !popupIsDue(popup.id, dayStartMs, seen.get())) return;
    seen.set({ id: popup.id, dayStartMs });
    setShown(popup);
    setOpen(true);
  }, [popup, clock]);

  if (!shown) return null;
  // The same notice in the language that was chosen meanwhile.
  const { title, content, abstract } = popup?.id === shown.id ? popup : shown;
  return (
    <AlertDialog open={open} onOpenChange={setOpen} title={title} okLabel={t('ok')}>
      <div className={styles.content}>
        <RichText html={content || abstract || ''} assetUrl={assetUrl} />
      </div>
    </AlertDialog>
  );
}
