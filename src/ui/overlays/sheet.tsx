import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react';
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
  const titleId = useId();
  return (
    <Modal {...modal} placement="bottom" className={cx(styles.sheet, size === 'tall' && styles.tall)}>
      <Handle onClose={() => modal.onOpenChange(false)} sticky={modal.sticky ?? false}>
        {!modal.sticky && <span className={styles.grip} aria-hidden="true" />}
        <Dialog.Title id={titleId} className={cx(styles.title, closeLabel && styles.beside)}>
          {title}
        </Dialog.Title>
        {closeLabel && (
          <IconButton
            className={styles.close}
            label={closeLabel}
            icon={<X size={20} aria-hidden />}
            onClick={() => modal.onOpenChange(false)}
          />
        )}
      </Handle>
      <Body titleId={titleId} className={cx(styles.body, flush && styles.flush)}>
        {children}
      </Body>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  );
}

/**
 * The message of a sheet, such as a result. Screen readers announce it when the sheet opens, although the focus is on a
 * button, and again when it changes.
 */
export function SheetSummary({ children }: { children: ReactNode }) {
  return (
    <Dialog.Description render={<div />} role="status">
      {children}
    </Dialog.Description>
  );
}

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/** The scrolling content. Without a control in it, it takes the focus itself, so that a keyboard can scroll a text. */
function Body({ titleId, className, children }: { titleId: string; className: string; children: ReactNode }) {
  const [isText, setIsText] = useState(false);
  const box = useCallback((body: HTMLDivElement) => {
    const watcher = new ResizeObserver(() =>
      setIsText(body.scrollHeight > body.clientHeight && !body.querySelector(CONTROLS)),
    );
    watcher.observe(body);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={box} className={className} {...(isText && { role: 'group', tabIndex: 0, 'aria-labelledby': titleId })}>
      {children}
    </div>
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
