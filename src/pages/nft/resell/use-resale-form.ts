import { useState } from 'react';
import { RESALE_FIELDS } from '@/contract/refusals/fields/nft';
import { useNftResell } from '@/data/nft/changes';
import type { NftWork } from '@/data/nft/queries';
import { type ResaleTerms, resaleViolations } from '@/domain/nft/nft';
import { toWireTime } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { RESULT_MS, toast } from '@/ui/overlays/toast-store';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { NO_RESALE, type ResaleDraft, resaleDraft } from './resale-draft';
import { resaleTerms, termsToSend } from './resale-terms';

interface Review {
  readonly draft: ResaleDraft;
  readonly terms: ResaleTerms;
}

/** State of a resale: input, errors, and the offer that is reviewed and then sent. */
export function useResaleForm(work: NftWork) {
  const { t } = useTranslation('nft-own');
  const clock = useClock();
  const resell = useNftResell();
  const stored = useStore(resaleDraft);
  const draft = stored.code === work.code ? stored : { ...NO_RESALE, code: work.code };
  /** The offer being confirmed, as it was reviewed; null otherwise. */
  const [review, setReview] = useState<Review | null>(null);
  const violations = resaleViolations(resaleTerms(draft, clock.now()), clock.now());
  const empty = [
    ...(draft.price === '' ? (['price'] as const) : []),
    ...(draft.increase === '' ? (['per_increase'] as const) : []),
    ...(draft.end === '' ? (['end_time'] as const) : []),
  ];
  const form = useForm({
    // Times that are chosen instead of typed have no field.
    fields: renamedFields(RESALE_FIELDS, {
      start_time: draft.start === '' ? null : 'start_time',
      end_time: draft.days > 0 ? null : 'end_time',
    }),
    violations,
    empty,
    onRedirected: () => setReview(null),
    // An error that a field can correct is shown at the field.
    onFailed: (_failure, field) => field !== null && setReview(null),
  });

  const offer = async ({ price, perIncrease, startMs, endMs }: ResaleTerms) => {
    if (startMs === null || endMs === null) return;
    await resell.mutateAsync({
      code: work.code,
      price: price.toFixed(),
      start_time: toWireTime(startMs),
      end_time: toWireTime(endMs),
      ...(perIncrease && { per_increase: perIncrease.toFixed() }),
    });
    resaleDraft.forget(stored);
    toast.show(t('resell.done', { name: work.name }), { kind: 'success', durationMs: RESULT_MS });
    form.ifShown(() => shell().go('/pages/nft/myNft?tab=selling', { replace: true }));
  };

  return {
    id: form.id,
    draft,
    messageOf: form.messageOf,
    formMessage: form.formMessage,
    pending: form.pending,
    change(next: Partial<ResaleDraft>): void {
      form.changed('price', 'per_increase', 'start_time', 'end_time');
      resaleDraft.set({ ...draft, ...next });
    },
    /** The terms being confirmed; null while nothing is. */
    reviewed: review?.terms ?? null,
    review: () => form.submit(() => setReview({ draft, terms: resaleTerms(draft, clock.now()) })),
    closeReview: () => setReview(null),
    confirm(): void {
      if (!review) return;
      const terms = termsToSend(review.draft, review.terms, form.failure?.kind, clock.now());
      setReview({ ...review, terms });
      form.run(() => offer(terms));
    },
  };
}
