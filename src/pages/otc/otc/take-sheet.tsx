import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/data/api-error';
import { readHoldings } from '@/data/portfolio';
import { type OtcAd, useOtcTake } from '@/data/queries/otc';
import { walletsQuery } from '@/data/queries/wallet';
import { Decimal, ZERO } from '@/domain/money';
import { OTC_BUY, otcFiat } from '@/domain/otc';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Segmented } from '@/ui/actions/segmented';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { AmountField } from '@/ui/forms/amount-field';
import { Row, Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { TransferSheet } from '../../_shared/transfer/transfer-sheet';
import wealth from '../../_shared/wealth/wealth.module.css';
import { takeProblem } from './take-check';
import { useOtcWords } from './use-otc-words';

export interface TakeSheetProps {
  ad: OtcAd;
  onClose: () => void;
  onTaken: (id: number) => void;
}

/** How much of an offer is taken, and what it costs or brings. */
export function TakeSheet({ ad, onClose, onTaken }: TakeSheetProps) {
  const { t } = useTranslation(['otc', 'common']);
  const words = useOtcWords();
  const form = useId();
  const take = useOtcTake();
  const [number, setNumber] = useState('');
  const [method, setMethod] = useState(ad.methods[0] ?? 'bank');
  const [tried, setTried] = useState(false);
  const [moving, setMoving] = useState(false);
  const { data: holdings } = useQuery({ ...walletsQuery, select: readHoldings });
  const legal = holdings?.accounts.find(({ kind }) => kind === 'legal');
  const available = holdings ? (legal?.coins.find(({ coin }) => coin === 'USDT')?.available ?? ZERO) : null;
  const isBuy = ad.side === OTC_BUY;
  const problem = takeProblem(number, ad, available);
  const amount = otcFiat(new Decimal(number || 0), new Decimal(ad.price), ad.side, ad.fiat_decimals);
  const { error } = take;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem || take.isPending) return;
    take.mutate({ ad_id: ad.id, number, price: ad.price, method }, { onSuccess: ({ id }) => onTaken(id) });
  };
  const failure = error && words.failure(error);
  const lacksCard = isApiError(error) && error.reason === 'payout_details_missing';
  return (
    <Sheet
      open
      sticky={take.isPending}
      onOpenChange={(next) => !next && onClose()}
      title={t(isBuy ? 'takeBuy' : 'takeSell', { name: ad.merchant.name })}
      closeLabel={t('common:close')}
      footer={
        <div className={wealth.footer}>
          {failure && (
            <p role="alert" className={wealth.message}>
              {failure}
            </p>
          )}
          {lacksCard && <Button onClick={() => shell().go('/pages/setting/bank')}>{t('saveCard')}</Button>}
          <Button block size="lg" variant={isBuy ? 'up' : 'down'} type="submit" form={form} loading={take.isPending}>
            {t(isBuy ? 'buy' : 'sell')}
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={3}>
          <AmountField
            label={t('number')}
            suffix="USDT"
            precision={2}
            value={number}
            placeholder={ad.min}
            onValueChange={(next) => {
              take.reset();
              setNumber(next);
            }}
            error={
              problem && (number !== '' || tried)
                ? t(`error.${problem}`, {
                    min: words.usdt(ad.min),
                    max: words.usdt(ad.max),
                    amount: words.usdt(available?.toFixed() ?? '0'),
                  })
                : undefined
            }
          />
          {!isBuy && available && (
            <Row gap={2} justify="between" align="center" wrap>
              <Text size="small" tone="secondary">
                {t('has', { amount: words.usdt(available.toFixed()) })}
              </Text>
              <Button size="sm" variant="ghost" onClick={() => setMoving(true)}>
                {t('transfer')}
              </Button>
            </Row>
          )}
          <Segmented
            label={t('method')}
            segments={ad.methods.map((value) => ({ value, label: t(`methods.${value}`) }))}
            value={method}
            onValueChange={setMethod}
          />
          <KeyValueList>
            <KeyValue label={t('rate')}>{words.price(ad.price, ad.fiat)}</KeyValue>
            <KeyValue label={t(isBuy ? 'pay' : 'get')} strong>
              {words.fiat(amount.toFixed(), ad.fiat, ad.fiat_decimals)}
            </KeyValue>
          </KeyValueList>
          <p className={wealth.hint}>{t(isBuy ? 'buyHint' : 'sellHint')}</p>
        </Stack>
      </form>
      <TransferSheet
        open={moving}
        onClose={() => setMoving(false)}
        asset={{ currencyId: 3, name: 'USDT' }}
        to="legal"
        needed={number === '' ? undefined : new Decimal(number)}
      />
    </Sheet>
  );
}
