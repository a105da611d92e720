import { lazy, Suspense, useEffect, useState } from 'react';
import * as v from 'valibot';
import { type Article, usePopup } from '@/data/content/content';
import { createPreference } from '@/data/session/preferences';
import { exchangeDayStart } from '@/domain/time';
import { guided } from '@/lib/guided';
import { useClock } from '@/lib/use-clock';
import { useStore } from '@/lib/use-store';
import { welcome } from '@/lib/welcome';
import { type PopupSeen, popupIsDue } from './popup-due';

const seen = createPreference<PopupSeen | null>(
  'popup-seen',
  v.nullable(v.object({ id: v.number(), dayStartMs: v.number() })),
  null,
);

/** Loaded with the first due notice, because most visits show none. */
const PopupDialog = lazy(() => import('./popup-dialog'));

/**
 * Pop-up notice of the exchange: shown once per exchange day, and again for a newer notice. It waits for the end of a
 * guided tour, and for the sandbox's first question.
 */
export function DailyPopup() {
  const popup = usePopup().data;
  const isGuided = useStore(guided);
  const waits = useStore(welcome) || isGuided;
  return popup && !waits ? <Notice key={popup.id} article={popup} /> : null;
}

function Notice({ article }: { article: Article }) {
  const { id } = article;
  const clock = useClock();
  const [dayStartMs] = useState(() => exchangeDayStart(clock.now()));
  const [due] = useState(() => popupIsDue(id, dayStartMs, seen.get()));
  const [open, setOpen] = useState(due);

  useEffect(() => {
    if (open) seen.set({ id, dayStartMs });
  }, [open, id, dayStartMs]);

  if (!due) return null;
  return (
    <Suspense>
      <PopupDialog article={article} open={open} onOpenChange={setOpen} />
    </Suspense>
  );
}
