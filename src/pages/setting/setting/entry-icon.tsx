import type { LucideIcon } from 'lucide-react';
import styles from './entry-icon.module.css';

export function EntryIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />;
}
