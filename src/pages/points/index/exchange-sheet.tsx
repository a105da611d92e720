import { useState } from 'react';
import { type PointGood, usePointExchange } from '@/data/points/queries';
import { afterCall } from '@/data/queries/after-call';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { failureOf } from '@/lifecycles/failure';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { ConfirmFrame } from '../../_shared/form/confirm-frame';
import { DoneSheet } from '../../_shared/wealth/done-sheet';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useGoodTexts } from './use-good-texts';

export interface ExchangeSheetProps {
  /** Null closes the sheet. */
  good: PointGood | null;
  points: number;
  onClose: () => void;
}

/** Asks for confirmation before points are spent, and afterwards links to what was received. */
export function ExchangeSheet({ good, points, onClose }: ExchangeSheetProps) {
  const { t } = useTranslation('points');
  const formats = useFormats();
  const texts = useGoodTexts();
  const exchange = usePointExchange();
  const [got, setGot] = useState<PointGood | null>(null);
  const close = () => {
    exchange.reset();
    onClose();
  };
  const confirm = () => {
    if (!good) return;
    afterCall(exchange.mutateAsync(good.id), () => {
      setGot(good);
      onClose();
    });
  };
  const isCash = got?.kind === 'cash';
  return (
    <>
      <ConfirmFrame
        open={good !== null}
        title={t('confirmTitle')}
        confirm={t('confirm', { points: formats.upTo(good?.points ?? 0, 0) })}
        sending={exchange.isPending}
        failure={exchange.error && failureOf(exchange.error)}
        onConfirm={confirm}
        onCancel={close}
      >
        {good && (
          <>
            <KeyValueList>
              <KeyValue label={t('brings')} strong>
                {texts(good).name}
              </KeyValue>
              <KeyValue label={t('costs')}>{t('price', { points: formats.upTo(good.points, 0) })}</KeyValue>
              {/* The points may have been spent in another session; the exchange then refuses. */}
              <KeyValue label={t('after')}>
                {formats.upTo(points < good.points ? null : points - good.points, 0)}
              </KeyValue>
            </KeyValueList>
            <p className={wealth.hint}>{texts(good).hint}</p>
            <p className={wealth.hint}>{t('noWayBack')}</p>
          </>
        )}
      </ConfirmFrame>
      <DoneSheet
        open={got !== null}
        title={got ? texts(got).name : ''}
        hint={isCash ? t('gotCash', { amount: formats.upTo(got?.amount ?? '0', 2) }) : t('gotCoupon')}
        goLabel={t(isCash ? 'toAssets' : 'toCoupons')}
        onGo={() => shell().go(isCash ? '/pages/fund/assets' : '/pages/setting/coupon')}
        againLabel={t('more')}
        onAgain={() => setGot(null)}
      />
    </>
  );
}
