import type { NftWork } from '@/data/nft/queries';
import { NFT_MODE, nftProceeds, type ResaleTerms } from '@/domain/nft/nft';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import type { FormPort } from '../../_shared/form/use-form';
import { useNftTexts } from '../../_shared/nft/use-nft-texts';
import wealth from '../../_shared/wealth/wealth.module.css';

export interface ResaleConfirmProps {
  work: NftWork;
  /** Null while nothing is being confirmed. */
  terms: ResaleTerms | null;
  form: Pick<FormPort<never>, 'pending' | 'formMessage'>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation of an offer, which cannot be undone; also shows a refusal that no field of the form can correct. */
export function ResaleConfirm({ work, terms, form, onConfirm, onClose }: ResaleConfirmProps) {
  const { t } = useTranslation('nft-own');
  const texts = useNftTexts();
  const coin = work.currency_name;
  const isAuction = terms?.mode === NFT_MODE.auction;
  return (
    <ConfirmFrame
      open={terms !== null}
      title={t('resell.confirmTitle')}
      confirm={t('resell.confirm')}
      sending={form.pending}
      failure={form.formMessage ?? null}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {terms && (
        <KeyValueList>
          <KeyValue label={t('resell.mode')}>{t(`mode${terms.mode}`)}</KeyValue>
          <KeyValue label={t(isAuction ? 'resell.startPrice' : 'resell.price', { coin })} strong>
            {texts.amount(terms.price, coin)}
          </KeyValue>
          {terms.perIncrease && (
            <KeyValue label={t('resell.increase', { coin })}>{texts.amount(terms.perIncrease, coin)}</KeyValue>
          )}
          <KeyValue label={t('resell.beginAt')}>{texts.format.dateTime(terms.startMs ?? 0)}</KeyValue>
          <KeyValue label={t('resell.endAt')}>{texts.format.dateTime(terms.endMs ?? 0)}</KeyValue>
          <KeyValue label={t(isAuction ? 'resell.receiveFrom' : 'resell.receive')}>
            {texts.amount(nftProceeds(terms.price).received, coin)}
          </KeyValue>
        </KeyValueList>
      )}
      <p className={wealth.hint}>{t('resell.warning')}</p>
    </ConfirmFrame>
  );
}
