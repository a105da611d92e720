import { lazy, Suspense } from 'react';
import { useStore } from '@/lib/use-store';
import { useExchange } from './exchange';
import { useOpen, usePlace } from './place';
import { helpIsOpen } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

const ShortcutsHelp = lazy(() => import('./shortcuts-help'));

/** Handles the presenter's shortcuts and shows their list on demand. */
export function Shortcuts() {
  const place = usePlace(useExchange().isWindow);
  const [isOpen, setOpen] = useOpen(place);
  useShortcuts({ isOpen, setOpen, hasStage: place === 'beside' });
  if (!useStore(helpIsOpen)) return null;
  return (
    <Suspense>
      <ShortcutsHelp />
    </Suspense>
  );
}
