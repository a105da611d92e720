import { useTranslation } from 'react-i18next';
import type { NftWork } from '@/data/queries/nft';
import { NFT_MODE, nftProceeds, type ResaleTerms } from '@/domain/nft';
import { failureOf } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { useFailureText } from '../../_shared/confirm/use-failure-text';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useNftTexts } from '../_shared/use-nft-texts';

export interface ResaleConfirmProps {
  work: NftWork;
  /** Null while nothing is being confirmed. */
  terms: ResaleTerms | null;
  call: { readonly isPending: boolean; readonly error: unknown };
  onConfirm: () => void;
  onClose: () => void;
}

/** The offer once more, before it is for good; shows why the exchange refused as well. */
export function ResaleConfirm({ work, terms, call, onConfirm, onClose }: ResaleConfirmProps) {
  const { t } = useTranslation(['nft-own', 'common']);
  const texts = useNftTexts();
  const coin = work.currency_name;
  const message = useFailureText(call.error ? failureOf(call.error) : null);
  const isAuction = terms?.mode === NFT_MODE.auction;
  return (
    <Sheet
      open={terms !== null}
      sticky={call.isPending}
      onOpenChange={(next) => !next && onClose()}
      title={t('resell.confirmTitle')}
      closeLabel={t('common:close')}
      footer={
        <div className={wealth.footer}>
          {message && (
            <p role="alert" className={wealth.message}>
              {message}
            </p>
          )}
          <Button block size="lg" variant="primary" loading={call.isPending} onClick={onConfirm}>
            {t('resell.confirm')}
          </Button>
        </div>
      }
    >
      {terms?.price && (
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
    </Sheet>
  );
}
