import { useRef, useState } from 'react';
import { Button } from '../actions/button';
import { Badge } from '../display/badge';
import { CoinIcon } from '../display/coin-icon';
import { DepthRow } from '../display/depth-row';
import { KeyValue, KeyValueList, Stat } from '../display/key-value';
import { List } from '../display/list';
import { ListRow } from '../display/list-row';
import { Card } from '../layout/card';
import { Grid, Row, Stack } from '../layout/stack';
import { Sparkline } from '../media/sparkline';
import { ChangePill, Num, SignedNum } from '../text/num';
import { PriceFlash, type PriceFlashHandle } from '../text/price-flash';
import { Text } from '../text/text';
import { accounts, asks, bids, markets, words } from './samples';

/** Numbers, rows, and their surroundings. */
export function Figures() {
  return (
    <>
      <Balance />
      <Card title="Rows" action="24 h" flush>
        <List label="Markets">
          {markets.map((market) => (
            <ListRow
              key={market.pair}
              leading={<CoinIcon symbol={market.pair} />}
              title={market.pair}
              subtitle={`Vol ${market.volume}`}
              href="#/ui-gallery"
              chevron={false}
              trailing={
                <Row gap={2}>
                  <Sparkline values={market.line} width={48} optional />
                  <Num>{market.price}</Num>
                  <ChangePill value={market.change} text={`${market.change}%`} />
                </Row>
              }
            />
          ))}
        </List>
      </Card>
      <Grid columns={2}>
        <Card title="Depth">
          {asks.map(([price, size, depth]) => (
            <DepthRow
              key={price}
              side="ask"
              price={price}
              size={size}
              depth={depth}
              own={depth === 1 ? 'Your order' : undefined}
            />
          ))}
          <FlashingPrice />
          {bids.map(([price, size, depth]) => (
            <DepthRow key={price} side="bid" price={price} size={size} depth={depth} />
          ))}
        </Card>
        <Card title="Pairs">
          <KeyValueList dense>
            <KeyValue label="Margin">404.48</KeyValue>
            <KeyValue label="Estimated liquidation price">64,108.2 USDT</KeyValue>
            <KeyValue label="Profit">
              <SignedNum value="184.22" text="184.22" />
            </KeyValue>
            <KeyValue label="Total" strong>
              406.91
            </KeyValue>
          </KeyValueList>
        </Card>
      </Grid>
      <Card title="Position" action={<Badge tone="up">Long 20×</Badge>}>
        <Grid columns={3}>
          <Stat label="Open">66,647.0</Stat>
          <Stat label="Mark">67,412.5</Stat>
          <Stat label="Risk rate" align="end">
            <SignedNum value="2.18" text="218%" marker="arrow" />
          </Stat>
        </Grid>
      </Card>
      <List card label="Accounts">
        {accounts.map((account) => (
          <ListRow
            key={account.name}
            mark={account.mark}
            title={account.name}
            subtitle={`Frozen ${account.frozen}`}
            trailing={<Num weight="bold">{account.balance}</Num>}
            trailingNote="USDT"
            chevron
            onClick={() => undefined}
          />
        ))}
      </List>
      <Card title="Words">
        <Stack gap={2}>
          <Text size="head" weight="bold" truncate>
            {words.long}
          </Text>
          <Text tone="secondary">{words.long}</Text>
          <Text size="small" tone="muted" truncate={2}>
            {words.long}
          </Text>
          <Row gap={1} wrap>
            <Badge>Neutral</Badge>
            <Badge tone="accent">Under review</Badge>
            <Badge tone="up">Filled</Badge>
            <Badge tone="down">Rejected</Badge>
            <Badge tone="warn">Frozen</Badge>
            <Badge tone="accent" solid>
              3
            </Badge>
          </Row>
        </Stack>
      </Card>
    </>
  );
}

function Balance() {
  return (
    <Card>
      <Stack gap={2}>
        <Text size="small" tone="muted">
          Total assets
        </Text>
        <Num size="display" weight="bold" unit="USDT">
          24,806.31
        </Num>
        <Row gap={1}>
          <SignedNum value="512.4" text="512.40 (+2.11%)" marker="arrow" size="note" />
          <Text size="note" tone="muted">
            today
          </Text>
        </Row>
        <Sparkline fluid fill tone="accent" height={56} width={300} values={markets[0]?.line ?? []} />
        <Grid columns={3}>
          <Button variant="primary">Recharge</Button>
          <Button>Withdraw</Button>
          <Button>Transfer</Button>
        </Grid>
      </Stack>
    </Card>
  );
}

function FlashingPrice() {
  const [price, setPrice] = useState(67412.5);
  const handle = useRef<PriceFlashHandle>(null);
  return (
    <Stack gap={1}>
      <PriceFlash ref={handle} value={price} text={price.toFixed(1)} size="title" weight="bold" direction="up" />
      <Row gap={1}>
        <Button size="sm" variant="up" guard={false} aria-label="Price up" onClick={() => setPrice(price + 0.5)}>
          +
        </Button>
        <Button
          size="sm"
          variant="down"
          guard={false}
          aria-label="Price down"
          onClick={() => handle.current?.set((price - 0.5).toFixed(1), 'down')}
        >
          -
        </Button>
      </Row>
    </Stack>
  );
}
