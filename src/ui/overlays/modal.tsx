import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx';
import { guardOpening } from './guard-opening';
import styles from './modal.module.css';
import { useOverlayPlace } from './overlay-root';
import { useBackToClose } from './use-back-to-close';
import { useReturnFocus } from './use-return-focus';

/**
 * Covers a newly opened overlay until the user can have seen it, and takes presses that were not meant for it. Presses
 * by keys and screen readers have no position; they are blocked for the whole parent element.
 */
function OpeningShield({ open }: { open: boolean }) {
  const shield = useRef<HTMLDivElement>(null);
  // A layout effect, so that it is active before the first paint.
  useLayoutEffect(() => (open ? guardOpening(shield.current as HTMLDivElement) : undefined), [open]);
  return <div ref={shield} className={styles.shield} data-opening-shield aria-hidden="true" />;
}

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A tap beside it does not close it, for steps that must be completed or answered. */
  sticky?: boolean;
  /** Announced as an alert: it interrupts and waits for an answer. */
  alert?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  placement: 'bottom' | 'center';
  className?: string | undefined;
  children: ReactNode;
}

/** React passes events on to what is around an overlay in its tree: a form there must not be submitted as well. */
const stopAtOverlay = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Common part of Sheet and Dialog: layer, scrim, focus trap, Escape, Back, and the guard against presses before it is
 * visible. Use one of those two.
 */
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
      // In a boxed app the tools beside it stay usable, and a tap on them must not close the overlay. Therefore only
      // the scrim, which covers just the box, closes it.
      modal={!boxed}
      disablePointerDismissal
    >
      <Dialog.Portal container={container ?? undefined}>
        <Dialog.Backdrop forceRender className={styles.scrim} onClick={() => !sticky && onOpenChange(false)} />
        <Dialog.Viewport className={cx(styles.viewport, styles[placement])} onSubmit={stopAtOverlay}>
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
