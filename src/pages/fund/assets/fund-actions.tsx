import { useTranslation } from 'react-i18next';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Grid } from '@/ui/layout/stack';

/** What can be done with money, in the order of the specification. */
const ACTIONS = [
  { word: 'recharge', address: '/pages/fund/select' },
  { word: 'withdraw', address: '/pages/fund/withdraw' },
  { word: 'transfer', address: '/pages/fund/transfer' },
] as const;

/** The ways in, out and across, as far as this app has their screens; nothing where it has none. */
export function FundActions() {
  const { t } = useTranslation('assets');
  const offered = ACTIONS.filter(({ address }) => shell().isScreen(address));
  if (offered.length === 0) return null;
  return (
    <Grid columns={offered.length}>
      {offered.map(({ word, address }, index) => (
        <Button key={word} block variant={index === 0 ? 'primary' : 'secondary'} onClick={() => shell().go(address)}>
          {t(word)}
        </Button>
      ))}
    </Grid>
  );
}
