import { type FormEvent, type ReactNode, useState } from 'react';
import { RESALE_FIELDS } from '@/contract/refusals/fields/nft';
import { type NftWork, useNftResell } from '@/data/nft/queries';
import { Decimal } from '@/domain/money/money';
import { NFT_FEE_PERCENT, nftProceeds, type ResaleTerms, resaleViolations } from '@/domain/nft/nft';
import { toWireTime } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useClock } from '@/lib/use-clock';
import { useStore } from '@/lib/use-store';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlays/toast-store';
import { FormProblem } from '../../_shared/form/form-problem';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { stillOf, WorkHead } from '../../_shared/nft/work-head';
import wealth from '../../_shared/wealth/wealth.module.css';
import { ResaleConfirm } from './resale-confirm';
import { NO_RESALE, type ResaleDraft, resaleDraft } from './resale-draft';
import { ResaleFields } from './resale-fields';
import { resaleTerms, termsToSend } from './resale-terms';

/** Long enough for reading a name. */
const RESULT_MS = 2500;

interface Review {
  readonly draft: ResaleDraft;
  readonly terms: ResaleTerms;
}

/** Resale form: terms, proceeds after the fee, and a note that the offer cannot be undone. */
export function ResaleForm({ work, header }: { work: NftWork; header: ReactNode }) {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
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
    // A time that is not typed has no field.
    fields: renamedFields(RESALE_FIELDS, {
      start_time: draft.start === '' ? null : 'start_time',
      end_time: draft.days > 0 ? null : 'end_time',
    }),
    violations,
    empty,
    onLedAway: () => setReview(null),
    // What a field can mend is shown at the field.
    onFailed: (_failure, field) => field !== null && setReview(null),
  });
  const coin = work.currency_name;
  const price = new Decimal(draft.price || 0);
  const proceeds = price.gt(0) ? nftProceeds(price) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(() => setReview({ draft, terms: resaleTerms(draft, clock.now()) }));
  };
  const change = (next: Partial<ResaleDraft>) => {
    form.changed('price', 'per_increase', 'start_time', 'end_time');
    resaleDraft.set({ ...draft, ...next });
  };
  const confirm = (shown: Review) => {
    const terms = termsToSend(shown.draft, shown.terms, form.failure?.kind, clock.now());
    setReview({ ...shown, terms });
    form.run(() => offer(terms));
  };
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
  return (
    <Page
      header={header}
      footer={
        <Button block size="lg" variant="primary" type="submit" form={form.id}>
          {t('resell.submit')}
        </Button>
      }
    >
      <form id={form.id} onSubmit={submit} noValidate>
        <Stack gap={3}>
          <Card>
            <WorkHead picture={stillOf(work)} name={work.name} note={t('by', { name: work.author_name })} />
          </Card>
          <Card>
            <ResaleFields draft={draft} coin={coin} errorOf={form.messageOf} onChange={change} />
          </Card>
          <Card>
            <KeyValueList>
              <KeyValue label={t('resell.fee', { percent: texts.format.upTo(NFT_FEE_PERCENT, 2) })}>
                {proceeds ? texts.amount(proceeds.fee, coin) : '—'}
              </KeyValue>
              <KeyValue label={t(draft.mode === 'auction' ? 'resell.receiveFrom' : 'resell.receive')} strong>
                {proceeds ? texts.amount(proceeds.received, coin) : '—'}
              </KeyValue>
            </KeyValueList>
            <p className={wealth.hint}>{t('resell.warning')}</p>
          </Card>
          {!review && <FormProblem text={form.formMessage} />}
        </Stack>
      </form>
      <ResaleConfirm
        work={work}
        terms={review?.terms ?? null}
        form={form}
        onConfirm={() => review && confirm(review)}
        onClose={() => setReview(null)}
      />
    </Page>
  );
}
