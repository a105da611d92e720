import { usePair } from '@/data/market/quotes';
import { usePrice } from '@/data/market/use-price';
import { useHideAmounts } from '@/data/session/preferences';
import type { CoinHolding } from '@/data/wallet/coin-holdings';
import { decimalsForPrice } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { CoinIcon } from '@/ui/display/coin-icon';
import { Stat } from '@/ui/display/key-value';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/stack';
import { Masked } from '@/ui/text/masked';
import { Num, SignedNum } from '@/ui/text/num';
import { Text } from '@/ui/text/text';
import { accountColor, inOrder } from '../../_shared/money/accounts';
import { AvailableFrozen } from '../../_shared/money/available-frozen';
import { useMoneyTexts } from '../../_shared/money/money-texts';
import { CoinActions } from './coin-actions';
import { CoinRecords } from './coin-records';
import styles from './page.module.css';

/** Details of a coin: amount, value, accounts, recent changes and actions. */
export function CoinDetail({ holding }: { holding: CoinHolding }) {
  return (
    <>
      <Total holding={holding} />
      <CoinActions holding={holding} />
      <Places holding={holding} />
      <CoinRecords currency={holding.currencyId} />
    </>
  );
}

function Total({ holding }: { holding: CoinHolding }) {
  const { t } = useTranslation(['coin', 'assets']);
  const texts = useMoneyTexts();
  const hidden = useHideAmounts();
  const { coin, total, available, frozen, usdt, costPrice } = holding;
  const mask = (text: string) => (
    <Masked hidden={hidden} label={t('assets:hidden')}>
      {text}
    </Masked>
  );
  return (
    <Card>
      <div className={styles.head}>
        <CoinIcon symbol={coin} size={40} />
        <div className={styles.words}>
          <Text as="h2" size="note" tone="secondary">
            {t('total')}
          </Text>
          <Num size="head" weight="bold" unit={coin}>
            {mask(texts.coin(total))}
          </Num>
          <Text size="note" tone="secondary">
            {mask(t('assets:about', { amount: texts.fiat(usdt) }))}
          </Text>
        </div>
      </div>
      <div className={styles.figures}>
        <Grid columns={2} gap={3}>
          <Stat label={t('assets:available')}>{mask(texts.coin(available))}</Stat>
          <Stat label={t('assets:frozen')}>{mask(texts.coin(frozen))}</Stat>
          <MarketPrice holding={holding} />
          {costPrice && <Stat label={t('cost')}>{texts.coin(costPrice)} USDT</Stat>}
        </Grid>
      </div>
    </Card>
  );
}

/** Price of the coin; nothing for USDT, which is the unit of account and has no market. */
function MarketPrice({ holding: { coin, price } }: { holding: CoinHolding }) {
  const { t } = useTranslation('coin');
  const formats = useFormats();
  const symbol = `${coin}/USDT`;
  const live = usePrice(symbol);
  const pair = usePair(symbol);
  if (coin === 'USDT') return null;
  const last = live?.last ?? price.toFixed();
  const decimals = pair?.price_decimals ?? decimalsForPrice(last);
  const change = live?.changePercent ?? (pair ? Number(pair.change) : null);
  return (
    <>
      <Stat label={t('price')}>
        <Num live unit="USDT">
          {formats.fixed(last, decimals)}
        </Num>
      </Stat>
      {change !== null && (
        <Stat label={t('change')}>
          <SignedNum live value={change} text={formats.percent(change)} />
        </Stat>
      )}
    </>
  );
}

function Places({ holding }: { holding: CoinHolding }) {
  const { t } = useTranslation(['coin', 'assets']);
  const texts = useMoneyTexts();
  const hidden = useHideAmounts();
  const { coin, places } = holding;
  if (places.length === 0)
    return (
      <Card title={t('accounts')}>
        <EmptyState title={t('assets:noCoins')} hint={t('inNone')} />
      </Card>
    );
  return (
    <Card flush title={t('accounts')}>
      <List label={t('accounts')}>
        {inOrder(places).map(({ kind, available, frozen, usdt }) => (
          <ListRow
            key={kind}
            mark={accountColor(kind)}
            title={t(`assets:accounts.${kind}`)}
            subtitle={<AvailableFrozen hidden={hidden} available={texts.coin(available)} frozen={texts.coin(frozen)} />}
            trailing={
              <Num weight="bold" unit={coin}>
                <Masked hidden={hidden} label={t('assets:hidden')}>
                  {texts.coin(available.plus(frozen))}
                </Masked>
              </Num>
            }
            trailingNote={
              <Masked hidden={hidden} label={t('assets:hidden')}>
                {t('assets:about', { amount: texts.fiat(usdt) })}
              </Masked>
            }
          />
        ))}
      </List>
    </Card>
  );
}
