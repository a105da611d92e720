import { type FormEvent, type ReactNode, useState } from 'react';
import { RESALE_FIELDS } from '@/contract/refusals/fields/nft';
import { type NftWork, useNftResell } from '@/data/nft/queries';
import { afterCall } from '@/data/queries/after-call';
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
import { useForm } from '../../_shared/form/use-form';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { stillOf, WorkHead } from '../../_shared/nft/work-head';
import wealth from '../../_shared/wealth/wealth.module.css';
import { ResaleConfirm } from './resale-confirm';
import { NO_RESALE, type ResaleDraft, resaleDraft } from './resale-draft';
import { ResaleFields } from './resale-fields';
import { resaleTerms } from './resale-terms';

/** Long enough for reading a name. */
const RESULT_MS = 2500;

/** Resale form: terms, proceeds after the fee, and a note that the offer cannot be undone. */
export function ResaleForm({ work, header }: { work: NftWork; header: ReactNode }) {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const clock = useClock();
  const resell = useNftResell();
  const stored = useStore(resaleDraft);
  const draft = stored.code === work.code ? stored : { ...NO_RESALE, code: work.code };
  /** Terms being confirmed; null otherwise. */
  const [terms, setTerms] = useState<ResaleTerms | null>(null);
  const violations = resaleViolations(resaleTerms(draft, clock.now()), clock.now());
  const empty = [
    ...(draft.price === '' ? (['price'] as const) : []),
    ...(draft.increase === '' ? (['per_increase'] as const) : []),
    ...(draft.end === '' ? (['end_time'] as const) : []),
  ];
  const form = useForm({ fields: RESALE_FIELDS, violations, empty });
  const coin = work.currency_name;
  const price = new Decimal(draft.price || 0);
  const proceeds = price.gt(0) ? nftProceeds(price) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(() => {
      resell.reset();
      setTerms(resaleTerms(draft, clock.now()));
    });
  };
  const confirm = () => {
    if (!terms || terms.startMs === null || terms.endMs === null) return;
    const fields = {
      code: work.code,
      price: terms.price.toFixed(),
      start_time: toWireTime(terms.startMs),
      end_time: toWireTime(terms.endMs),
      ...(terms.perIncrease && { per_increase: terms.perIncrease.toFixed() }),
    };
    afterCall(resell.mutateAsync(fields), () => {
      resaleDraft.forget(stored);
      toast.show(t('resell.done', { name: work.name }), { kind: 'success', durationMs: RESULT_MS });
      form.ifShown(() => shell().go('/pages/nft/myNft?tab=selling', { replace: true }));
    });
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
            <ResaleFields
              draft={draft}
              coin={coin}
              errorOf={form.messageOf}
              onChange={(next: Partial<ResaleDraft>) => resaleDraft.set({ ...draft, ...next })}
            />
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
        </Stack>
      </form>
      <ResaleConfirm work={work} terms={terms} call={resell} onConfirm={confirm} onClose={() => setTerms(null)} />
    </Page>
  );
}
