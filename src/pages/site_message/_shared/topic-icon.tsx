import {
  ArrowLeftRight,
  CandlestickChart,
  Gem,
  Headset,
  type LucideIcon,
  PiggyBank,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { MessageTopic } from '@/domain/messages/topics';

const ICONS: Readonly<Record<MessageTopic, LucideIcon>> = {
  account: ShieldCheck,
  funds: ArrowLeftRight,
  trade: CandlestickChart,
  copy: Users,
  wealth: PiggyBank,
  nft: Gem,
  service: Headset,
};

export function TopicIcon({ topic }: { topic: MessageTopic }) {
  const Icon = ICONS[topic];
  return <Icon size={20} strokeWidth={1.75} aria-hidden />;
}
