import { useState } from 'react';
import { futuresSums, hasPositions } from '@/data/futures/events';
import { useFuturesAccount } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import { useSignedIn } from '@/data/session/session';
import { NO_NUMBER } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { Num, SignedNum } from '@/ui/text/num';
import { AddMargin } from '../../../_shared/futures/add-margin';
import { PartFailure } from '../../../_shared/load-failure';
import { LiquidationNote } from './liquidation-note';
import { riskDecimals, riskLevel } from './risk-level';
import styles from './risk-rate.module.css';
import { marketOf } from './use-margin-backing';
import { useMarks } from './use-marks';

/** Margin level of the futures account. A tap opens its available balance, margin and profit. */
export function RiskRate({ pair }: { pair: Pair }) {
  const { t } = useTranslation(['futures', 'common', 'positions']);
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  if (!signedIn) return null;
  return (
    <>
      <button
        type="button"
        className={styles.rate}
        data-tour="futures-risk"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('head.riskShort')} <Rate />
      </button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t('head.label')}
        closeLabel={t('common:close')}
        footer={
          <AddMargin
            market={{ ...marketOf(pair), symbol: pair.symbol }}
            control={(add) => (
              <Button block onClick={add}>
                {t('positions:addMargin.action')}
              </Button>
            )}
          />
        }
      >
        <Account pair={pair} />
      </Sheet>
    </>
  );
}

/** Separate component, because it renders with every account update of the server. */
function Rate() {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const sums = useStore(futuresSums);
  const level = hasPositions(sums) ? riskLevel(sums.riskRate) : null;
  const decimals = level ? riskDecimals(level) : 0;
  return (
    <>
      <Num live className={styles[level ?? 'none']}>
        {sums && level ? format.rate(sums.riskRate, decimals, decimals) : NO_NUMBER}
      </Num>
      {level && level !== 'safe' && <span className="visually-hidden"> {t(`head.looks.${level}`)}</span>}
    </>
  );
}

function Account({ pair }: { pair: Pair }) {
  const { t } = useTranslation(['futures', 'errors']);
  const format = useFormats();
  const query = useFuturesAccount(marketOf(pair));
  const account = query.data;
  const sums = useStore(futuresSums);
  const level = hasPositions(sums) ? riskLevel(sums.riskRate) : null;
  const marks = useMarks(pair);
  return (
    <section aria-label={t('head.label')}>
      {query.isError && !account && <PartFailure title={t('errors:parts.balance')} query={query} />}
      <KeyValueList>
        <KeyValue label={t('head.risk')} strong>
          <Num live className={styles[level ?? 'none']}>
            {sums && level ? format.plainPercent(sums.riskRate) : NO_NUMBER}
          </Num>
          {level && level !== 'safe' && ` · ${t(`head.looks.${level}`)}`}
        </KeyValue>
        <KeyValue label={t('head.available')}>
          <Num unit={pair.legal_name}>{format.fixed(account?.balance ?? null)}</Num>
        </KeyValue>
        <KeyValue label={t('head.used')}>
          <Num unit={pair.legal_name}>{format.fixed(sums?.margins ?? null)}</Num>
        </KeyValue>
        <KeyValue label={t('head.profits')}>
          {sums && level ? (
            <SignedNum live value={sums.profits} text={format.fixed(sums.profits)} unit={pair.legal_name} />
          ) : (
            <Num>{NO_NUMBER}</Num>
          )}
        </KeyValue>
        {marks && (
          <>
            <KeyValue label={t('mark.mark')}>
              <Num live>{marks.mark}</Num>
            </KeyValue>
            <KeyValue label={t('mark.index')}>
              <Num live>{marks.index}</Num>
            </KeyValue>
          </>
        )}
      </KeyValueList>
      <p className={styles.note}>
        <LiquidationNote pair={pair} />
        {marks && ` ${t('mark.note')}`}
      </p>
    </section>
  );
}
