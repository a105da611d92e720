import { useState } from 'react';
import { AmountField } from '../forms/amount-field';
import { Checkbox } from '../forms/checkbox';
import { CodeField } from '../forms/code-field';
import { Passcode } from '../forms/passcode';
import { RadioList } from '../forms/radio-list';
import { SearchField } from '../forms/search-field';
import { SelectField } from '../forms/select-field';
import { Slider } from '../forms/slider';
import { Stepper } from '../forms/stepper';
import { Switch } from '../forms/switch';
import { TextArea } from '../forms/text-area';
import { TextField } from '../forms/text-field';
import { Uploader } from '../forms/uploader';
import { Card } from '../layout/card';
import { Stack } from '../layout/stack';
import { countries } from './samples';

const uploadLabels = {
  pick: 'Add a picture',
  remove: 'Remove',
  retry: 'Try again',
  uploading: 'Uploading',
  tooLarge: 'At most 2 MB',
  wrongType: 'Only PNG or JPEG',
  empty: 'This file is empty',
  failed: 'The upload failed',
};

/** All form controls. */
export function Inputs() {
  return (
    <>
      <TextInputs />
      <Amounts />
      <Choices />
      <Codes />
    </>
  );
}

function TextInputs() {
  const [mail, setMail] = useState('maya@example');
  const [password, setPassword] = useState('secret');
  const [search, setSearch] = useState('bt');
  const [note, setNote] = useState('');
  return (
    <Card title="Text">
      <Stack gap={4}>
        <SearchField
          label="Search"
          placeholder="Search coins, stocks, traders"
          clearLabel="Clear"
          value={search}
          onValueChange={setSearch}
        />
        <TextField
          label="Email"
          type="email"
          value={mail}
          onValueChange={setMail}
          clearLabel="Clear"
          error={/@.+\..+/.test(mail) ? undefined : 'This is not a complete address'}
        />
        <TextField
          label="Password"
          type="password"
          value={password}
          onValueChange={setPassword}
          revealLabels={{ show: 'Show password', hide: 'Hide password' }}
          hint="6 to 20 characters"
        />
        <TextField label="Account" value="TX-2219" onValueChange={() => undefined} disabled />
        <TextArea label="Note" value={note} onValueChange={setNote} maxLength={200} rows={3} placeholder="Optional" />
      </Stack>
    </Card>
  );
}

function Amounts() {
  const [amount, setAmount] = useState('100.5');
  const [lots, setLots] = useState('12');
  const [share, setShare] = useState(40);
  return (
    <Card title="Amounts">
      <Stack gap={4}>
        <AmountField
          label="Amount"
          labelEnd="Available 5,120.00"
          value={amount}
          onValueChange={setAmount}
          precision={2}
          placeholder="0.00"
          suffix="USDT"
        />
        <Stepper
          label="Lots"
          value={lots}
          onValueChange={setLots}
          step="1"
          min="1"
          max="100"
          decreaseLabel="Fewer lots"
          increaseLabel="More lots"
        />
        <Stepper
          dense
          label="Lots"
          note={`${Number(lots || 0) / 1000} BTC`}
          value={lots}
          onValueChange={setLots}
          step="1"
          decreaseLabel="Fewer lots"
          increaseLabel="More lots"
        />
        <Slider label="Share" value={share} onValueChange={setShare} formatMark={(mark) => `${mark}%`} />
        <Slider label="Disabled share" value={25} onValueChange={() => undefined} disabled />
      </Stack>
    </Card>
  );
}

function Choices() {
  const [agreed, setAgreed] = useState(true);
  const [hidden, setHidden] = useState(true);
  const [network, setNetwork] = useState<'trc20' | 'erc20' | 'bep20'>('trc20');
  const [country, setCountry] = useState('VN');
  return (
    <Card title="Choices">
      <Stack gap={4}>
        <SelectField
          label="Country"
          title="Country"
          placeholder="Choose a country"
          options={countries}
          value={country}
          onValueChange={setCountry}
          search={{ label: 'Search', placeholder: 'Search', clearLabel: 'Clear', emptyTitle: 'No such country' }}
        />
        <RadioList
          label="Network"
          value={network}
          onValueChange={setNetwork}
          options={[
            { value: 'trc20', label: 'TRC20', hint: 'Fee 1 USDT · about 2 minutes' },
            { value: 'erc20', label: 'ERC20', hint: 'Fee 12 USDT' },
            { value: 'bep20', label: 'BEP20', hint: 'Suspended', disabled: true },
          ]}
        />
        <Switch label="Hide small balances" hint="Below 1 USDT" checked={hidden} onCheckedChange={setHidden} />
        <Checkbox checked={agreed} onCheckedChange={setAgreed} error={agreed ? undefined : 'Please agree first'}>
          I have read the <a href="#/ui-gallery">risk disclosure</a> and agree to the terms of the service
        </Checkbox>
      </Stack>
    </Card>
  );
}

function Codes() {
  const [code, setCode] = useState('482');
  const [pin, setPin] = useState('12');
  const [picture, setPicture] = useState<string | null>(null);
  return (
    <Card title="Codes and pictures">
      <Stack gap={4}>
        <CodeField
          label="Code from your mail"
          labelEnd="Send again in 41 s"
          value={code}
          onValueChange={setCode}
          slotLabel={(position, length) => `Digit ${position} of ${length}`}
        />
        <Uploader
          label="Voucher"
          hint="PNG or JPEG, at most 2 MB"
          accept="image/png,image/jpeg"
          maxBytes={2 * 1024 * 1024}
          labels={uploadLabels}
          value={picture}
          onValueChange={setPicture}
          upload={(file) => Promise.resolve(URL.createObjectURL(file))}
        />
        <Passcode
          value={pin}
          onValueChange={setPin}
          progressLabel={(entered, length) => `${entered} of ${length} digits`}
          keypadLabel="Payment password"
          deleteLabel="Delete"
          error={pin.length === 6 ? 'Wrong password, 4 tries left' : undefined}
          footer="Forgot?"
        />
      </Stack>
    </Card>
  );
}
