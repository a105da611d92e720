import { useId } from 'react';
import type { Following } from '@/data/copy/queries';
import { MULTIPLE } from '@/domain/copy/copy';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Card } from '@/ui/layout/card';
import { Row, Stack } from '@/ui/layout/stack';
import { Num, SignedNum } from '@/ui/text/num';
import { TraderFace } from '../../_shared/copy/trader-face';
import { TraderFigures } from '../../_shared/copy/trader-figures';
import { useStopCopying } from '../../_shared/copy/use-stop-copying';
import styles from './followed-card.module.css';

/** A trader whom the user copies: settings, result and actions. */
export function FollowedCard({ trader }: { trader: Following }) {
  const { t } = useTranslation('copy');
  const format = useFormats();
  const stop = useStopCopying();
  const who = useId();
  const { id, nickname: name, setting, copied_profits: profits } = trader;
  const how =
    setting.type === MULTIPLE
      ? t('my.times', { number: format.upTo(setting.number, 2) })
      : t('my.lots', { count: Number(setting.number) });
  const until = setting.deadline > 0 ? t('my.until', { date: format.date(setting.deadline * 1000) }) : t('my.noEnd');
  return (
    <Card>
      <article aria-label={name} data-following={id}>
        <Stack gap={3}>
          <a id={who} className={styles.way} href={`#${path('/pages/copytrade/trader', { id })}`}>
            <TraderFace trader={trader} />
          </a>
          <TraderFigures trader={trader} />
          <KeyValueList dense>
            <KeyValue label={t('my.setting')}>{`${how} · ${until}`}</KeyValue>
            <KeyValue label={t('my.openCopies')}>
              <Num>{format.upTo(trader.open_count, 0)}</Num>
            </KeyValue>
            <KeyValue label={t('my.closedCopies')}>
              <Num>{format.upTo(trader.copied_count, 0)}</Num>
            </KeyValue>
            <KeyValue label={t('my.result')} strong>
              <SignedNum value={profits} text={format.signed(profits)} />
            </KeyValue>
          </KeyValueList>
          <Row gap={2}>
            <Button
              block
              variant="ghost"
              aria-describedby={who}
              loading={stop.isPending}
              onClick={() => void stop.ask({ id, name })}
            >
              {t('act.stop')}
            </Button>
            <Button block aria-describedby={who} onClick={() => shell().go(path('/pages/follow/follow', { id }))}>
              {t('act.edit')}
            </Button>
          </Row>
        </Stack>
      </article>
    </Card>
  );
}
