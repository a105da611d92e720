import { useTranslation } from 'react-i18next';
import { leverSums } from '@/data/lever';
import { useLeverAccount } from '@/data/queries/lever';
import type { Pair } from '@/data/queries/quotes';
import { useSignedIn } from '@/data/session';
import { Decimal } from '@/domain/money';
import { NO_NUMBER } from '@/domain/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useStore } from '@/lib/use-store';
import { Stat } from '@/ui/display/key-value';
import { Num, SignedNum } from '@/ui/text/num';
import styles from './risk-head.module.css';
import { riskLook } from './risk-look';
import { marketOf } from './use-backing';

/** The account of futures at a glance: how safe it is, what is free, what is tied up, what is won or lost. */
export function RiskHead({ pair }: { pair: Pair }) {
  const signedIn = useSignedIn();
  return signedIn ? <Figures pair={pair} /> : null;
}

/** Renders with every sum the server tells, alone. */
function Figures({ pair }: { pair: Pair }) {
  const { t } = useTranslation('futures');
  const format = useFormats();
  const account = useLeverAccount(marketOf(pair)).data;
  const sums = useStore(leverSums);
  const hasPositions = sums !== null && !new Decimal(sums.originMargins).isZero();
  const look = hasPositions ? riskLook(sums.riskRate) : null;
  return (
    <section className={styles.head} aria-label={t('head.label')} data-tour="futures-risk">
      <Stat label={t('head.risk')} note={look && look !== 'safe' && t(`head.looks.${look}`)}>
        <Num live className={styles[look ?? 'none']}>
          {hasPositions ? format.percent(sums.riskRate).replace('+', '') : NO_NUMBER}
        </Num>
      </Stat>
      <Stat label={t('head.available')}>
        <Num>{format.fixed(account?.balance ?? null)}</Num>
      </Stat>
      <Stat label={t('head.used')}>
        <Num>{format.fixed(sums?.margins ?? null)}</Num>
      </Stat>
      <Stat label={t('head.profits')}>
        {hasPositions ? (
          <SignedNum live value={sums.profits} text={format.fixed(sums.profits)} />
        ) : (
          <Num>{NO_NUMBER}</Num>
        )}
      </Stat>
    </section>
  );
}
