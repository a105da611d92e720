import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import { Modal } from './modal';
import styles from './sheet.module.css';
import { useDragToClose } from './use-drag-to-close';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /**
   * Shows a close button with this accessible name. Without it a tap beside, a pull down or Escape closes the sheet.
   */
  closeLabel?: string;
  /** The action below the content; it stays while the content scrolls. */
  footer?: ReactNode;
  /** `tall` takes most of the screen, for lists with a search. */
  size?: 'content' | 'tall';
  /** Removes the padding around the content. */
  flush?: boolean;
  sticky?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A panel from the bottom, for forms, choices, and confirmations with figures. */
export function Sheet({ title, closeLabel, footer, size = 'content', flush = false, children, ...modal }: SheetProps) {
  return (
    <Modal {...modal} placement="bottom" className={cx(styles.sheet, size === 'tall' && styles.tall)}>
      <Handle onClose={() => modal.onOpenChange(false)} sticky={modal.sticky ?? false}>
        {!modal.sticky && <span className={styles.grip} aria-hidden="true" />}
        <Dialog.Title className={cx(styles.title, closeLabel && styles.beside)}>{title}</Dialog.Title>
        {closeLabel && (
          <IconButton
            className={styles.close}
            label={closeLabel}
            icon={<X size={20} aria-hidden />}
            onClick={() => modal.onOpenChange(false)}
          />
        )}
      </Handle>
      <div className={cx(styles.body, flush && styles.flush)}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}

/** The sheet's header, by which it is pulled down; the content below can be pulled too. Mounted with the sheet. */
function Handle({ onClose, sticky, children }: { onClose: () => void; sticky: boolean; children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null);
  const drag = useDragToClose(onClose, sticky, head);
  return (
    <div ref={head} className={styles.header} {...drag}>
      {children}
    </div>
  );
}
