import { Bell, Plus, Star } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '../actions/button';
import { Chip, ChipRow } from '../actions/chip';
import { IconButton } from '../actions/icon-button';
import { Segmented } from '../actions/segmented';
import { Card } from '../layout/card';
import { Grid, Row, Stack } from '../layout/stack';
import { TabPanel, Tabs } from '../navigation/tabs';
import styles from './gallery.module.css';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'up', 'down', 'secondary', 'ghost', 'danger'];
const PERIODS = ['1m', '5m', '15m', '30m', '1H', '4H', '1D', '1W', '1M'] as const;

/** All tappable controls. */
export function Controls() {
  const [loading, setLoading] = useState(true);
  const [starred, setStarred] = useState(true);
  const [chips, setChips] = useState<readonly string[]>(['All']);
  return (
    <>
      <Card title="Buttons">
        <Stack gap={3}>
          <Grid columns={3}>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
            <Button variant="primary" disabled>
              disabled
            </Button>
            <Button variant="primary" loading={loading} onClick={() => setLoading(true)}>
              loading
            </Button>
            <Button variant="secondary" icon={<Plus size={16} aria-hidden />} onClick={() => setLoading(!loading)}>
              icon
            </Button>
          </Grid>
          <Button variant="up" size="lg" block>
            Open long · Mở vị thế mua với đòn bẩy 20×
          </Button>
          <Row gap={2} wrap>
            <Button size="sm">TP/SL</Button>
            <Button size="sm" variant="primary">
              Small
            </Button>
            <IconButton label="Messages" icon={<Bell size={20} aria-hidden />} badge={3} />
            <IconButton
              label="Favourite"
              pressed={starred}
              onClick={() => setStarred(!starred)}
              icon={<Star size={20} fill={starred ? 'currentColor' : 'none'} aria-hidden />}
            />
            <IconButton label="Add" variant="filled" icon={<Plus size={20} aria-hidden />} />
          </Row>
        </Stack>
      </Card>
      <Card title="Choices">
        <Stack gap={3}>
          <Direction />
          <ChipRow label="Sectors">
            {['All', 'Layer 1', 'Meme', 'DeFi', 'AI', 'Gaming', 'Stable'].map((name) => (
              <Chip
                key={name}
                selected={chips.includes(name)}
                onClick={() => setChips(chips.includes(name) ? chips.filter((c) => c !== name) : [...chips, name])}
              >
                {name}
              </Chip>
            ))}
          </ChipRow>
        </Stack>
      </Card>
      <TabSamples />
    </>
  );
}

function Direction() {
  const [side, setSide] = useState<'long' | 'short'>('long');
  const [type, setType] = useState<'limit' | 'market'>('limit');
  return (
    <>
      <Segmented
        label="Side"
        value={side}
        onValueChange={setSide}
        segments={[
          { value: 'long', label: 'Long', tone: 'up' },
          { value: 'short', label: 'Short', tone: 'down' },
        ]}
      />
      <Segmented
        label="Type"
        size="sm"
        value={type}
        onValueChange={setType}
        segments={[
          { value: 'limit', label: 'Limit' },
          { value: 'market', label: 'Market' },
        ]}
      />
    </>
  );
}

function TabSamples() {
  const [tab, setTab] = useState('positions');
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('15m');
  return (
    <Card flush>
      <Tabs
        label="Orders"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'positions', label: 'Positions', count: 1 },
          { value: 'orders', label: 'Entrusts', count: 2 },
          { value: 'history', label: 'Lịch sử giao dịch' },
          { value: 'off', label: 'Off', disabled: true },
        ]}
      >
        <TabPanel value="positions">
          <div className={styles.panel}>One position</div>
        </TabPanel>
        <TabPanel value="orders">
          <div className={styles.panel}>Two orders</div>
        </TabPanel>
        <TabPanel value="history">
          <div className={styles.panel}>History</div>
        </TabPanel>
      </Tabs>
      <Tabs
        label="Periods"
        size="small"
        value={period}
        onValueChange={setPeriod}
        items={PERIODS.map((value) => ({ value, label: value }))}
      />
    </Card>
  );
}
