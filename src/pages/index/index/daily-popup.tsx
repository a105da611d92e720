import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type Article, usePopup } from '@/data/content/content';
import { createPreference } from '@/data/session/preferences';
import { exchangeDayStart } from '@/domain/time';
import { useClock } from '@/lib/clock/use-clock';
import { useModule } from '@/lib/loading/use-module';
import { guided } from '@/lib/sandbox/guided';
import { welcome } from '@/lib/sandbox/welcome';
import { useStore } from '@/lib/stores/use-store';
import { type PopupSeen, popupIsDue } from './popup-due';

const seen = createPreference<PopupSeen | null>(
  'popup-seen',
  v.nullable(v.object({ id: v.number(), dayStartMs: v.number() })),
  null,
);

/** Loaded with the first due notice, because most visits show none. */
const loadDialog = () => import('./popup-dialog').then((module) => module.default);

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
  return due ? <DueNotice article={article} dayStartMs={dayStartMs} /> : null;
}

function DueNotice({ article, dayStartMs }: { article: Article; dayStartMs: number }) {
  const { id } = article;
  const { module: PopupDialog } = useModule(loadDialog);
  const [open, setOpen] = useState(true);
  const isShown = PopupDialog !== undefined && open;
  useEffect(() => {
    if (isShown) seen.set({ id, dayStartMs });
  }, [isShown, id, dayStartMs]);
  return PopupDialog && <PopupDialog article={article} open={open} onOpenChange={setOpen} />;
}
