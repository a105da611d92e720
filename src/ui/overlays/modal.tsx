import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../cx';
import styles from './modal.module.css';
import { OpeningShield } from './opening-shield';
import { useOverlayPlace } from './overlay-root';
import { useBackToClose } from './use-back-to-close';
import { useReturnFocus } from './use-return-focus';

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A tap beside it does not close it; for steps that must not be lost or must be answered. */
  sticky?: boolean;
  /** Announced as an alert: it interrupts, and waits for an answer. */
  alert?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  placement: 'bottom' | 'center';
  className?: string | undefined;
  children: ReactNode;
}

/** What Sheet and Dialog share: layer, scrim, focus trap, escape key, Back, and no answer before it could be seen. Use one of those two. */
export function Modal({
  open,
  onOpenChange,
  sticky = false,
  alert = false,
  initialFocus,
  placement,
  className,
  children,
}: ModalProps) {
  const { container, boxed } = useOverlayPlace();
  const finalFocus = useReturnFocus(open);
  useBackToClose(open, () => !sticky && onOpenChange(false));
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (sticky && details.reason === 'escape-key') return details.cancel();
        onOpenChange(next);
      }}
      // In a boxed app the tools beside it stay usable; a tap on them must not close the overlay either, so the
      // scrim, which covers the box only, closes it by itself.
      modal={!boxed}
      disablePointerDismissal
    >
      <Dialog.Portal container={container ?? undefined}>
        <Dialog.Backdrop forceRender className={styles.scrim} onClick={() => !sticky && onOpenChange(false)} />
        <Dialog.Viewport className={cx(styles.viewport, styles[placement])}>
          <Dialog.Popup
            role={alert ? 'alertdialog' : 'dialog'}
            aria-modal={boxed ? undefined : true}
            className={cx(styles.popup, className)}
            finalFocus={finalFocus}
            {...(initialFocus && { initialFocus })}
          >
            {children}
          </Dialog.Popup>
          <OpeningShield open={open} />
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
