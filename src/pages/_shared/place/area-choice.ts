import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { AREA_CODES, type AreaCode, DEFAULT_AREA_CODE } from '@/domain/places/area-codes';
import { withLatest } from '@/lib/most-recent';
import { useStore } from '@/lib/stores/use-store';

const RECENT_COUNT = 4;
const areaChoice = v.object({ country: v.string(), recent: v.array(v.string()) });

/** The area code the user has picked. All forms share it, because a user has one phone number. */
const areaDraft = createDraft('area', areaChoice, { country: DEFAULT_AREA_CODE.country, recent: [] });

const areaOf = (country: string) => AREA_CODES.find((code) => code.country === country);

export function useArea(): AreaCode {
  return areaOf(useStore(areaDraft).country) ?? DEFAULT_AREA_CODE;
}

/** Countries picked before, the latest first. */
export function useRecentAreas(): readonly AreaCode[] {
  return useStore(areaDraft).recent.flatMap((country) => areaOf(country) ?? []);
}

export function pickArea(country: string): void {
  areaDraft.set({ country, recent: withLatest(areaDraft.get().recent, country, RECENT_COUNT) });
}
