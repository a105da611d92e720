import type { Coupon } from '@/data/membership/queries';
import { COUPON_STATUS } from '@/domain/membership/coupons';
import { Decimal } from '@/domain/money/money';
import { DAY_MS, fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { cx } from '@/ui/cx';
import { Badge } from '@/ui/display/badge';
import { Countdown } from '@/ui/feedback/countdown';
import { useRemaining } from '@/ui/feedback/use-clock';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { recordTime } from '../../_shared/money/record-time';
import styles from './coupon.module.css';
import { UseCoupon } from './use-coupon';

/** A countdown is shown from this remaining time on. */
const SOON_MS = 3 * DAY_MS;

export function CouponTicket({ coupon, onEnd }: { coupon: Coupon; onEnd: () => void }) {
  const { t } = useTranslation('coupons');
  const formats = useFormats();
  const { status, worth, kind } = coupon;
  const over = status === COUPON_STATUS.used || status === COUPON_STATUS.expired;
  const name = useName(coupon);
  const max = formats.upTo(worth, 2);
  return (
    <article className={cx(styles.ticket, over && styles.over)}>
      <div className={styles.worth}>
        <Num size="head" weight="bold">
          {max}
        </Num>
        <Text size="caption">USDT</Text>
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <Text as="h2" weight="medium">
            {name}
          </Text>
          {status === COUPON_STATUS.inUse && <Badge tone="up">{t('inUse')}</Badge>}
        </div>
        <Text as="p" size="small" tone="secondary">
          {kind === 'deposit'
            ? t('depositTerms', { min: formats.upTo(coupon.min_deposit, 2), max })
            : t('feeTerms', { max })}
        </Text>
        {status === COUPON_STATUS.inUse && (
          <Text as="p" size="small" tone="secondary">
            {t(`how.${kind}`)}
          </Text>
        )}
        {kind === 'fee' && !new Decimal(coupon.left).eq(worth) && (
          <Text as="p" size="small" tone="accent">
            {t('left', { left: formats.upTo(coupon.left, 2), worth: max })}
          </Text>
        )}
        <div className={styles.foot}>
          <Text size="small" tone="muted">
            {t(`origin.${coupon.origin}`)} · <Term coupon={coupon} onEnd={onEnd} />
          </Text>
          {status === COUPON_STATUS.received && <UseCoupon coupon={coupon} name={name} />}
        </div>
      </div>
    </article>
  );
}

function useName({ kind, product, share }: Coupon): string {
  const { t } = useTranslation('coupons');
  const formats = useFormats();
  if (kind === 'deposit') return t('deposit', { percent: formats.rate(new Decimal(share).times(100), 2) });
  return t(product === 'futures' ? 'futures' : 'spot');
}

/** Remaining validity, or when the coupon was used or expired. */
function Term({ coupon, onEnd }: { coupon: Coupon; onEnd: () => void }) {
  const { t } = useTranslation('coupons');
  const { date } = useFormats();
  const { status, expire_time, end_time } = coupon;
  if (status === COUPON_STATUS.used) return t('usedOn', { date: recordTime(end_time, date) });
  if (status === COUPON_STATUS.expired) return t('expiredOn', { date: recordTime(expire_time, date) });
  const expiresMs = fromWireTime(expire_time);
  // Without a time there is nothing to count down to.
  if (expiresMs === null) return t('until', { date: expire_time });
  return <TimeLeft expiresMs={expiresMs} onEnd={onEnd} />;
}

function TimeLeft({ expiresMs, onEnd }: { expiresMs: number; onEnd: () => void }) {
  const { t } = useTranslation('coupons');
  const formats = useFormats();
  const clock = useClock();
  // Watched here instead of by the countdown, because a jump of the clock may pass the end before a countdown is shown.
  const leftMs = useRemaining(expiresMs, clock, onEnd);
  if (leftMs > SOON_MS) return t('until', { date: formats.dateTime(expiresMs) });
  return (
    <>
      {t('ends')} <Countdown targetMs={expiresMs} clock={clock} size="small" />
    </>
  );
}
