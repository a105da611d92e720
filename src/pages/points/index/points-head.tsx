import { Check, Sparkles } from 'lucide-react';
import { type PointsState, usePointSign } from '@/data/points/queries';
import { afterCall } from '@/data/queries/after-call';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { failureOf } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/cx';
import { Card } from '@/ui/layout/card';
import { toast } from '@/ui/overlays/toast-store';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { useFailureText } from '../../_shared/form/use-failure-text';
import styles from './points.module.css';

interface PointsHeadProps {
  pointsState: Pick<PointsState, 'points' | 'earned' | 'signed' | 'streak' | 'streak_days' | 'list'>;
}

/** Number of points, and the daily check-in. */
export function PointsHead({ pointsState }: PointsHeadProps) {
  const { t } = useTranslation(['points', 'common']);
  const formats = useFormats();
  const { points, earned, signed, streak, streak_days: days, list } = pointsState;
  const extra = list.find(({ rule }) => rule === 'streak')?.points ?? 0;
  const inWeek = streak === 0 ? 0 : ((streak - 1) % days) + 1;
  return (
    <Card>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Sparkles size={24} strokeWidth={1.75} aria-hidden />
        </span>
        <div className={styles.words}>
          <Text size="small" tone="secondary">
            {t('balance')}
          </Text>
          <Num size="display" weight="bold">
            {formats.upTo(points, 0)}
          </Num>
          <Text size="small" tone="muted">
            {t('earned', { points: formats.upTo(earned, 0) })}
          </Text>
        </div>
      </div>
      <div
        className={styles.week}
        role="img"
        aria-label={t('common:labelled', { label: t('week'), value: `${inWeek}/${days}` })}
      >
        {Array.from({ length: days }, (_, at) => at + 1).map((day) => (
          <span key={day} className={cx(styles.day, day <= inWeek && styles.lit)}>
            {day <= inWeek ? <Check size={14} strokeWidth={2.5} /> : day}
          </span>
        ))}
      </div>
      <Text as="p" size="small" tone="secondary" className={styles.note}>
        {t('streak', { streak: inWeek, days, points: extra })}
      </Text>
      <Sign signed={signed} />
    </Card>
  );
}

function Sign({ signed }: { signed: boolean }) {
  const { t } = useTranslation('points');
  const sign = usePointSign();
  const refused = useFailureText()(sign.error && failureOf(sign.error));
  const collect = () => afterCall(sign.mutateAsync(), () => toast.show(t('signDone'), { kind: 'success' }));
  return (
    <div className={styles.sign}>
      <Button
        block
        variant="primary"
        disabled={signed}
        focusableWhenDisabled
        loading={sign.isPending}
        onClick={collect}
      >
        {t(signed ? 'signed' : 'sign')}
      </Button>
      {refused !== null && (
        <Text size="small" tone="error">
          <span role="alert">{refused}</span>
        </Text>
      )}
    </div>
  );
}
