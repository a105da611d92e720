import { ArrowUpDown, ChartNoAxesColumn, House, PiggyBank, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { TabBar } from '@/ui/navigation/tab-bar';
import { type Screen, screens } from './routes';

type Tab = NonNullable<Screen['tab']>;

const iconStyle = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** In the order of the bar (specification section 2). */
const ICONS: Readonly<Record<Tab, ReactNode>> = {
  home: <House {...iconStyle} />,
  market: <ChartNoAxesColumn {...iconStyle} />,
  trade: <ArrowUpDown {...iconStyle} />,
  finance: <PiggyBank {...iconStyle} />,
  assets: <Wallet {...iconStyle} />,
};

/** Names by which guided tours find the tabs. */
const PLACES: Readonly<Record<Tab, { readonly tour: string }>> = {
  home: { tour: 'tab-home' },
  market: { tour: 'tab-market' },
  trade: { tour: 'tab-trade' },
  finance: { tour: 'tab-finance' },
  assets: { tour: 'tab-assets' },
};

/** Screens of the route table with a tab. An alias is the short address: home is `/`. */
const tabs = (Object.keys(ICONS) as Tab[]).flatMap((tab) => {
  const entry = Object.entries<Screen>(screens).find(([, screen]) => screen.tab === tab);
  return entry ? [{ tab, address: entry[1].aliases?.includes('/') ? '/' : entry[0] }] : [];
});

/** The five entries at the bottom of the five main screens. */
export function TabNav({ current }: { current: Tab }) {
  const { t } = useTranslation();
  return (
    <TabBar
      label={t('nav.label')}
      items={tabs.map(({ tab, address }) => ({
        href: `#${address}`,
        label: t(`nav.${tab}`),
        icon: ICONS[tab],
        selected: tab === current,
        ...PLACES[tab],
      }))}
    />
  );
}
