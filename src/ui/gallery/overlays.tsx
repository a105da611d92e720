import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button';
import { KeyValue, KeyValueList } from '../display/key-value';
import { AmountField } from '../forms/amount-field';
import { SelectField } from '../forms/select-field';
import { Card } from '../layout/card';
import { Grid, Stack } from '../layout/stack';
import { ask } from '../overlays/ask';
import { AlertDialog } from '../overlays/dialog';
import { Sheet } from '../overlays/sheet';
import { toast } from '../overlays/toast-store';
import { words } from './samples';

export function Overlays() {
  const [shown, setShown] = useState<'sheet' | 'alert' | null>(null);
  const opener = (label: string, run: () => void): ReactNode => (
    <Button key={label} onClick={run}>
      {label}
    </Button>
  );
  const question = async () => {
    const yes = await ask({
      title: 'Close all positions?',
      body: 'Three positions are closed at the market price. This cannot be undone.',
      confirmLabel: 'Close all',
      cancelLabel: 'Keep them',
      danger: true,
    });
    toast.show(yes ? 'Closed' : 'Nothing changed', { kind: yes ? 'success' : 'info' });
  };
  return (
    <Card title="Overlays">
      <Grid columns={2}>
        {opener('Sheet', () => setShown('sheet'))}
        {opener('Alert', () => setShown('alert'))}
        {opener('Question', () => void question())}
        {opener('Toast', () => toast.show('Copied'))}
        {opener('Success', () => toast.show('Order placed: 12 lots at 67,412.5', { kind: 'success' }))}
        {opener('Error', () => toast.show(words.long, { kind: 'error', durationMs: 4000 }))}
      </Grid>
      <OrderSheet open={shown === 'sheet'} onClose={() => setShown(null)} />
      <AlertDialog
        open={shown === 'alert'}
        onOpenChange={() => setShown(null)}
        title="Identity check needed"
        body={words.long}
        okLabel="Understood"
      />
    </Card>
  );
}

function OrderSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [amount, setAmount] = useState('');
  const [life, setLife] = useState('GTC');
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title="Confirm order"
      closeLabel={words.close}
      footer={
        <Button variant="up" size="lg" block onClick={onClose}>
          Open long
        </Button>
      }
    >
      <Stack gap={4}>
        <KeyValueList>
          <KeyValue label="Pair">BTC/USDT</KeyValue>
          <KeyValue label="Margin">404.48 USDT</KeyValue>
          <KeyValue label="Fee">2.43 USDT</KeyValue>
          <KeyValue label="Total" strong>
            406.91 USDT
          </KeyValue>
        </KeyValueList>
        <SelectField
          label="Time in force"
          title="Time in force"
          placeholder="Choose"
          value={life}
          onValueChange={setLife}
          options={[
            { value: 'GTC', label: 'Until cancelled' },
            { value: 'IOC', label: 'At once or not at all' },
          ]}
        />
        <AmountField label="Stop loss" value={amount} onValueChange={setAmount} suffix="USDT" precision={1} />
      </Stack>
    </Sheet>
  );
}
