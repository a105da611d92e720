import { useEffect } from 'react';
import type { TimedOption } from '@/data/options/queries';
import { ZERO } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Sheet, SheetSummary } from '@/ui/overlays/sheet';
import { useLastNonNull } from '@/ui/overlays/use-last-non-null';
import { SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { OptionDetails } from './option-details';
import { optionFigures, RESULT_KEYS } from './option-figures';
import styles from './options.module.css';
import { useOptionTexts } from './use-option-texts';
import type { OptionTrading } from './use-option-trading';

const TONES = { won: 'up', lost: 'down', drawn: 'default' } as const;

/** Result of an option. Further results follow one at a time. */
export function ResultSheet({ trading: { snapshot, send } }: { trading: OptionTrading }) {
  const { t } = useTranslation(['options', 'common']);
  const open = snapshot.matches('closed');
  const fresh = snapshot.matches({ closed: 'settled' });
  const order = useLastNonNull(open ? snapshot.context.order : null);
  const { length: more } = snapshot.context.waiting;

  useEffect(() => {
    if (fresh) send({ type: 'show' });
  }, [fresh, send]);

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && send({ type: more > 1 ? 'skip' : 'next' })}
      title={t('result.title')}
      closeLabel={t('common:close')}
      footer={
        order && (
          <div className={styles.pair}>
            {more > 1 ? (
              <Button block onClick={() => send({ type: 'skip' })}>
                {t('result.skip')}
              </Button>
            ) : (
              <Button block onClick={() => send({ type: 'again', ticket: sameAgain(order) })}>
                {t('result.again')}
              </Button>
            )}
            {/* No double-tap guard: users read several results quickly. */}
            <Button block variant="primary" guard={false} onClick={() => send({ type: 'next' })}>
              {more > 0 ? t('result.next', { count: more }) : t('result.done')}
            </Button>
          </div>
        )
      }
    >
      {order && (
        <>
          <SheetSummary>
            <Verdict key={order.id} order={order} />
          </SheetSummary>
          <OptionDetails key={order.id} order={order} />
        </>
      )}
    </Sheet>
  );
}

const sameAgain = (order: TimedOption) => ({
  symbol: order.symbol_name,
  fields: {
    match_id: order.match_id,
    currency_id: order.currency_id,
    type: order.type,
    seconds: order.seconds,
    number: optionFigures(order).stake.toFixed(),
  },
});

function Verdict({ order }: { order: TimedOption }) {
  const { t } = useTranslation('options');
  const texts = useOptionTexts();
  const { outcome } = optionFigures(order);
  const word = RESULT_KEYS[outcome?.result ?? 0];
  const profit = outcome?.profit ?? ZERO;
  return (
    <div className={styles.verdict} data-result={word}>
      <Text as="p" size="title" weight="bold" tone={TONES[word]}>
        {t(`result.${word}`)}
      </Text>
      <SignedNum
        size="display"
        weight="bold"
        value={profit.toFixed()}
        text={texts.amount(profit)}
        unit={order.currency_name}
      />
    </div>
  );
}
