import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx';
import { useOverlayPlace } from './overlay-root';
import styles from './toast-host.module.css';
import { toast } from './toast-store';
import { useToastPlace } from './use-toast-place';

/**
 * Shows toasts above everything, including modals. The shell mounts it once inside the OverlayRoot. The live region is
 * always mounted, because screen readers announce only changes of a known region.
 */
export function ToastHost() {
  const entries = useSyncExternalStore(toast.subscribe, toast.list, toast.list);
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
  // The overlays' container follows the page and may contain modals. The portal keeps the toasts above its stacking
  // context.
  return container?.parentElement ? createPortal(region, container.parentElement) : region;
}
