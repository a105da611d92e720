import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import styles from './dialog.module.css';
import { Modal } from './modal';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence or two; put longer content into `children`. */
  body?: ReactNode;
  /** Buttons, side by side if they fit. */
  actions: ReactNode;
  sticky?: boolean;
  alert?: boolean;
  children?: ReactNode;
}

/** A question or a message in the middle of the screen. */
export function Dialog({ title, body, actions, children, ...modal }: DialogProps) {
  return (
    <Modal {...modal} placement="center" className={styles.dialog}>
      <div className={styles.content}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        {body && <Base.Description className={styles.body}>{body}</Base.Description>}
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </Modal>
  );
}

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'alert'> {
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** The action cannot be undone: the confirming button is red. */
  danger?: boolean;
  /** The confirmed action is running: the buttons stay, and the confirming one shows a spinner. */
  busy?: boolean;
  onConfirm: () => void;
}

/** Asks before an action. Closing it in any other way than by its confirming button means no. */
export function ConfirmDialog({ confirmLabel, cancelLabel, danger, busy, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      alert
      sticky={busy ?? false}
      actions={
        <>
          <Button block disabled={busy ?? false} onClick={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button block variant={danger ? 'danger' : 'primary'} loading={busy ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

export interface AlertDialogProps extends Omit<DialogProps, 'actions' | 'alert'> {
  okLabel: ReactNode;
}

/** Shows a message that must not be missed. */
export function AlertDialog({ okLabel, ...dialog }: AlertDialogProps) {
  return (
    <Dialog
      {...dialog}
      alert
      actions={
        <Button block variant="primary" onClick={() => dialog.onOpenChange(false)}>
          {okLabel}
        </Button>
      }
    />
  );
}
