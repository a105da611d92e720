import { type Coupon, useCouponUse } from '@/data/membership/queries';
import { afterCall } from '@/data/queries/after-call';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { failureOf } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { toast } from '@/ui/overlays/toast-store';
import { Text } from '@/ui/text/text';
import { useFailureText } from '../../_shared/form/use-failure-text';
import styles from './coupon.module.css';

/** Uses a coupon; a refusal is shown at the button. */
export function UseCoupon({ coupon, name }: { coupon: Coupon; name: string }) {
  const { t } = useTranslation('coupons');
  const formats = useFormats();
  const use = useCouponUse();
  const refused = useFailureText()(use.error && failureOf(use.error));
  const start = () => afterCall(use.mutateAsync(coupon.id), () => toast.show(t('useDone'), { kind: 'success' }));
  return (
    <div className={styles.use}>
      <Button
        size="sm"
        variant="primary"
        loading={use.isPending}
        aria-label={t('useLabel', { name, worth: formats.upTo(coupon.worth, 2) })}
        onClick={start}
      >
        {t('use')}
      </Button>
      {refused !== null && (
        <Text size="small" tone="error" className={styles.refused}>
          <span role="alert">{refused}</span>
        </Text>
      )}
    </div>
  );
}
