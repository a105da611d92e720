import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toast-store';
import type { LevelStates } from '../_shared/level-states';
import { identityDraft } from './identity-draft';
import { draftAfter } from './identity-form';

/** Shows a notice when the state of a level changes, and removes its input from the draft after it was accepted. */
export function useLevelNotices(levels: LevelStates | null): void {
  const { t } = useTranslation('identity');
  const before = useRef<LevelStates | null>(null);
  const notify = useEffectEvent((was: LevelStates, now: LevelStates) => {
    for (const level of ['basic', 'advanced'] as const) {
      if (was[level] === now[level]) continue;
      if (now[level] === 'pending') toast.show(t('sent'), { kind: 'success' });
      if (now[level] === 'approved') toast.show(t(`done.${level}`), { kind: 'success' });
    }
  });
  useEffect(() => {
    if (!levels) return;
    if (before.current) notify(before.current, levels);
    before.current = levels;
    const draft = identityDraft.get();
    const kept = draftAfter(draft, levels);
    if (kept !== draft) identityDraft.set(kept);
  }, [levels]);
}
