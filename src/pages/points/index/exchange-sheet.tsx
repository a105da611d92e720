import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/data/api-error';
import { type PointGood, usePointExchange } from '@/data/queries/points';
import { isUncertain, repeatsSafely } from '@/data/repeat';
import { useFormats } from '@/i18n/use-formats';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { DoneSheet } from '../../_shared/wealth/done-sheet';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useGoodWords } from './use-good-words';

export interface ExchangeSheetProps {
  /** Null closes it. */
  good: PointGood | null;
  points: number;
  onClose: () => void;
}

/** Asks before points are given up, and says afterwards where what they brought is. */
export function ExchangeSheet({ good, points, onClose }: ExchangeSheetProps) {
  const { t } = useTranslation(['points', 'common', 'errors']);
  const formats = useFormats();
  const words = useGoodWords();
  const exchange = usePointExchange();
  const [refused, setRefused] = useState('');
  const [got, setGot] = useState<PointGood | null>(null);
  const close = () => {
    setRefused('');
    onClose();
  };
  const confirm = () => {
    if (!good) return;
    setRefused('');
    exchange.mutate(good.id, {
      onSuccess() {
        setGot(good);
        close();
      },
      onError(failure) {
        if (isApiError(failure, 'session_invalid')) return;
        const isRefusal = isApiError(failure, 'refused') && failure.message !== '';
        const unsure = t(isUncertain(failure) && repeatsSafely() ? 'errors:unsureSafe' : 'errors:unsure');
        setRefused(isRefusal ? failure.message : unsure);
      },
    });
  };
  const isCash = got?.kind === 'cash';
  return (
    <>
      <Sheet
        open={good !== null}
        // What is under way can be neither taken back nor forgotten.
        sticky={exchange.isPending}
        onOpenChange={(next) => !next && close()}
        title={t('confirmTitle')}
        closeLabel={t('common:close')}
        footer={
          <div className={wealth.footer}>
            {refused !== '' && (
              <p role="alert" className={wealth.message}>
                {refused}
              </p>
            )}
            <Button block size="lg" variant="primary" loading={exchange.isPending} onClick={confirm}>
              {t('confirm', { points: formats.upTo(good?.points ?? 0, 0) })}
            </Button>
          </div>
        }
      >
        {good && (
          <>
            <KeyValueList>
              <KeyValue label={t('brings')} strong>
                {words(good).name}
              </KeyValue>
              <KeyValue label={t('costs')}>{t('price', { points: formats.upTo(good.points, 0) })}</KeyValue>
              <KeyValue label={t('after')}>{formats.upTo(points - good.points, 0)}</KeyValue>
            </KeyValueList>
            <p className={wealth.hint}>
              {words(good).hint}. {t('noWayBack')}
            </p>
          </>
        )}
      </Sheet>
      <DoneSheet
        open={got !== null}
        title={got ? words(got).name : ''}
        hint={isCash ? t('gotCash', { amount: formats.upTo(got?.amount ?? '0', 2) }) : t('gotCoupon')}
        goLabel={t(isCash ? 'toAssets' : 'toCoupons')}
        onGo={() => shell().go(isCash ? '/pages/fund/assets' : '/pages/setting/coupon')}
        againLabel={t('more')}
        onAgain={() => setGot(null)}
      />
    </>
  );
}
