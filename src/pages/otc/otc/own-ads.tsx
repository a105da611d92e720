import { Megaphone } from 'lucide-react';
import { type OtcOwnAd, useOtcAdState, type useOwnAds } from '@/data/otc/queries';
import { OTC_AD_STATUS, OTC_PRICE } from '@/domain/otc/ad';
import { OTC_SELL } from '@/domain/otc/otc';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { failureOf } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { EmptyState } from '@/ui/feedback/states';
import { Row } from '@/ui/layout/stack';
import { ask } from '@/ui/overlays/ask';
import { Num } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { SheetFooter } from '../../_shared/form/sheet-footer';
import { useFailureText } from '../../_shared/form/use-failure-text';
import { ListStates } from '../../_shared/list/list-states';
import { MoreRows } from '../../_shared/list/more-rows';
import wealth from '../../_shared/wealth/wealth.module.css';
import { useOtcTexts } from './use-otc-texts';

const TONES = { 1: 'up', 2: 'accent', 3: 'neutral' } as const;

/** The customer's own advertisements, newest first. `onEdit` with 0 creates a new one. */
export function OwnAds({ query: ads, onEdit }: { query: ReturnType<typeof useOwnAds>; onEdit: (id: number) => void }) {
  const { t } = useTranslation('otc');
  const create = (
    <Button block variant="primary" onClick={() => onEdit(0)}>
      {t('ad.new')}
    </Button>
  );
  const icon = <Megaphone size={30} strokeWidth={1.5} aria-hidden />;
  const empty = <EmptyState title={t('ad.none')} hint={t('ad.noneHint')} icon={icon} action={create} />;
  return (
    <ListStates query={ads} failed={t('failed')} empty={empty}>
      {(list) => (
        <>
          {create}
          <ul className={wealth.cards} aria-label={t('tab.ads')}>
            {list.map((ad) => (
              <li key={ad.id}>
                <OwnAd ad={ad} onEdit={() => onEdit(ad.id)} />
              </li>
            ))}
          </ul>
          <MoreRows query={ads} />
        </>
      )}
    </ListStates>
  );
}

function OwnAd({ ad, onEdit }: { ad: OtcOwnAd; onEdit: () => void }) {
  const { t } = useTranslation('otc');
  const texts = useOtcTexts();
  const formats = useFormats();
  return (
    <div className={wealth.card}>
      <div className={wealth.line}>
        <Row gap={2} align="center" wrap>
          <Text as="h2" weight="medium">
            {texts.ad(ad)}
          </Text>
          <Badge tone={TONES[ad.status]}>{t(`ad.status${ad.status}`)}</Badge>
        </Row>
        <Num size="title" weight="bold" unit={ad.fiat}>
          {formats.upTo(ad.price, 3)}
        </Num>
      </div>
      <Text size="small" tone="secondary">
        {t('ad.title', { id: ad.id })} ·{' '}
        {ad.price_type === OTC_PRICE.fixed
          ? t('ad.type1')
          : t('ad.percentOf', { percent: formats.upTo(ad.price_value, 2) })}{' '}
        · {formats.list(ad.methods.map((method) => t(`methods.${method}`)))} ·{' '}
        {t('ad.within', { count: ad.pay_minutes })}
      </Text>
      <KeyValueList>
        <KeyValue label={t('ad.rest')} strong>
          {texts.usdt(ad.rest)} USDT
        </KeyValue>
        <KeyValue label={t('ad.inOrders')}>{texts.usdt(ad.in_orders)} USDT</KeyValue>
        <KeyValue label={t('ad.traded')}>{texts.usdt(ad.traded)} USDT</KeyValue>
        <KeyValue label={t('ad.each')}>{t('limits', { min: texts.usdt(ad.min), max: texts.usdt(ad.max) })}</KeyValue>
      </KeyValueList>
      {ad.status !== OTC_AD_STATUS.ended && <AdActions ad={ad} onEdit={onEdit} />}
    </div>
  );
}

/** The actions for an advertisement that has not ended. */
export function AdActions({ ad, onEdit }: { ad: OtcOwnAd; onEdit: () => void }) {
  const { t } = useTranslation('otc');
  const change = useOtcAdState();
  const problem = useFailureText()(change.error && failureOf(change.error));
  const running = change.isPending ? change.variables.status : null;
  const isEnding = running === OTC_AD_STATUS.ended;
  const isOnline = ad.status === OTC_AD_STATUS.online;
  const named = (what: 'pause' | 'resume' | 'edit' | 'end') => t(`ad.${what}Name`, { id: ad.id });
  const end = async () => {
    const sure = await ask({
      title: t('ad.endAsk'),
      body: t(ad.side === OTC_SELL ? 'ad.endBodySell' : 'ad.endBody'),
      confirmLabel: t('ad.end'),
      cancelLabel: t('back'),
      danger: true,
    });
    if (sure) change.mutate({ id: ad.id, status: OTC_AD_STATUS.ended });
  };
  return (
    <SheetFooter problem={problem}>
      <Row gap={2} wrap>
        <Button
          size="sm"
          loading={running !== null && !isEnding}
          disabled={isEnding}
          aria-label={named(isOnline ? 'pause' : 'resume')}
          onClick={() => change.mutate({ id: ad.id, status: isOnline ? OTC_AD_STATUS.paused : OTC_AD_STATUS.online })}
        >
          {t(isOnline ? 'ad.pause' : 'ad.resume')}
        </Button>
        <Button size="sm" aria-label={named('edit')} onClick={onEdit}>
          {t('ad.edit')}
        </Button>
        <Button
          size="sm"
          aria-label={named('end')}
          loading={isEnding}
          disabled={running !== null && !isEnding}
          onClick={() => void end()}
        >
          {t('ad.end')}
        </Button>
      </Row>
    </SheetFooter>
  );
}
