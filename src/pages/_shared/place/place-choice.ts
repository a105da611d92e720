import { useEffect } from 'react';
import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { useStore } from '@/lib/stores/use-store';

/** Forms which ask for a place. */
export type PlaceForm = 'bank';

const schema = v.object({ asker: v.string(), address: v.string() });

const NONE = { asker: '', address: '' };

/** A chosen place until the form that asked for it takes it. */
const placeDraft = createDraft<v.InferOutput<typeof schema>>('place', schema, NONE);

export const choosePlace = (asker: string, address: string): void => placeDraft.set({ asker, address });

/** Passes a chosen place to the form which asked for it, once. */
export function useChosenPlace(asker: PlaceForm, take: (address: string) => void): void {
  const chosen = useStore(placeDraft);
  useEffect(() => {
    if (chosen.asker !== asker) return;
    placeDraft.set(NONE);
    take(chosen.address);
  }, [chosen, asker, take]);
}
