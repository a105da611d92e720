import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx';
import { useOverlayPlace } from './overlay-root';
import styles from './toast-host.module.css';
import { type ToastStore, toast } from './toast-store';
import { useToastPlace } from './use-toast-place';

/**
 * Shows toasts above everything, modals included; mounted once by the shell inside the OverlayRoot. The live region
 * is always there, since screen readers only announce changes of a region they already know.
 */
export function ToastHost({ store = toast }: { store?: ToastStore }) {
  const entries = useSyncExternalStore(store.subscribe, store.list, store.list);
  const { container } = useOverlayPlace();
  const host = useRef<HTMLDivElement>(null);
  useToastPlace(host, container, entries.length);
  const region = (
    <div ref={host} className={styles.host} role="status" aria-live="polite">
      {entries.map(({ id, kind, text }) => (
        <div key={id} className={cx(styles.toast, styles[kind])}>
          {kind === 'success' && <CircleCheck className={styles.icon} size={18} aria-hidden />}
          {kind === 'error' && <CircleAlert className={styles.icon} size={18} aria-hidden />}
          <span className={styles.text}>{text}</span>
        </div>
      ))}
    </div>
  );
  // The overlays' container comes after the page and may hold modals; its own stacking must not sink the toasts.
  return container?.parentElement ? createPortal(region, container.parentElement) : region;
}
