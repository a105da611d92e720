import type { FormEvent } from 'react';
import type { NftWork } from '@/data/nft/queries';
import { Decimal } from '@/domain/money/money';
import { NO_NUMBER } from '@/domain/money/number-format';
import { NFT_FEE_PERCENT, nftProceeds } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { PageContent } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { FormProblem } from '../../_shared/form/form-problem';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import { stillOf, WorkHead } from '../../_shared/nft/work-head';
import wealth from '../../_shared/wealth/wealth.module.css';
import { ResaleConfirm } from './resale-confirm';
import { ResaleFields } from './resale-fields';
import { useResaleForm } from './use-resale-form';

/** Resale form: terms, proceeds after the fee, and a note that the offer cannot be undone. */
export function ResaleForm({ work }: { work: NftWork }) {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const form = useResaleForm(work);
  const { draft } = form;
  const coin = work.currency_name;
  const price = new Decimal(draft.price || 0);
  const proceeds = price.gt(0) ? nftProceeds(price) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.review();
  };
  return (
    <PageContent
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
            <ResaleFields draft={draft} coin={coin} errorOf={form.messageOf} onChange={form.change} />
          </Card>
          <Card>
            <KeyValueList>
              <KeyValue label={t('resell.fee', { percent: texts.format.upTo(NFT_FEE_PERCENT, 2) })}>
                {proceeds ? texts.amount(proceeds.fee, coin) : NO_NUMBER}
              </KeyValue>
              <KeyValue label={t(draft.mode === 'auction' ? 'resell.receiveFrom' : 'resell.receive')} strong>
                {proceeds ? texts.amount(proceeds.received, coin) : NO_NUMBER}
              </KeyValue>
            </KeyValueList>
            <p className={wealth.hint}>{t('resell.warning')}</p>
          </Card>
          {!form.reviewed && <FormProblem text={form.formMessage} />}
        </Stack>
      </form>
      <ResaleConfirm
        work={work}
        terms={form.reviewed}
        form={form}
        onConfirm={form.confirm}
        onClose={form.closeReview}
      />
    </PageContent>
  );
}
