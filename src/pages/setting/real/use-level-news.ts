import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toast-store';
import type { LevelLooks } from '../_shared/level-looks';
import { identityDraft } from './identity-draft';
import { draftAfter } from './identity-form';

/** Shows a notice when the state of a level changes, and removes its input from the draft after it was accepted. */
export function useLevelNews(levels: LevelLooks | null): void {
  const { t } = useTranslation('identity');
  const before = useRef<LevelLooks | null>(null);
  const tell = useEffectEvent((was: LevelLooks, now: LevelLooks) => {
    for (const level of ['basic', 'advanced'] as const) {
      if (was[level] === now[level]) continue;
      if (now[level] === 'pending') toast.show(t('sent'), { kind: 'success' });
      if (now[level] === 'approved') toast.show(t(`done.${level}`), { kind: 'success' });
    }
  });
  useEffect(() => {
    if (!levels) return;
    if (before.current) tell(before.current, levels);
    before.current = levels;
    const draft = identityDraft.get();
    const kept = draftAfter(draft, levels);
    if (kept !== draft) identityDraft.set(kept);
  }, [levels]);
}
