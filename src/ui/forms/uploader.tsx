import { ImagePlus, RotateCw, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFormats } from '@/i18n/use-formats';
import { cx } from '../cx';
import { Spinner } from '../feedback/spinner';
import { describedBy, FieldFrame, labelId } from './field';
import styles from './uploader.module.css';
import { type UploadFunction, useUpload } from './use-upload';

export interface UploaderLabels {
  pick: string;
  /** Accessible name of the field while it has a picture: a tap picks another one. */
  replace?: string;
  remove: string;
  retry: string;
  uploading: string;
  /** Announced when the upload has ended. */
  uploaded?: string;
  tooLarge: string;
  wrongType: string;
  empty: string;
  failed: string;
}

export interface UploaderProps {
  /** Address of the uploaded picture, as returned by the server; null if there is none. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  upload: UploadFunction;
  /** Called with true while the shown picture is not the uploaded one: its upload is under way or has failed. */
  onUnsentChange?: (isUnsent: boolean) => void;
  /**
   * Text for the reason with which `upload` rejected. Without it, or if it returns undefined, `labels.failed` is shown.
   */
  failureText?: (reason: unknown) => string | undefined;
  /** Whether uploading the same file again may succeed; by default always. */
  canRetry?: (reason: unknown) => boolean;
  labels: UploaderLabels;
  label?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** MIME types, as in the `accept` attribute. */
  accept?: string;
  maxBytes?: number;
  /** Opens this camera on a phone. */
  capture?: 'user' | 'environment';
  shape?: 'wide' | 'square';
  disabled?: boolean;
}

/** A picture that is uploaded as soon as it is picked, with preview, progress and retry. */
export function Uploader(props: UploaderProps) {
  const { value, labels, label, hint, accept = 'image/*', maxBytes = 10 * 1024 * 1024, shape = 'wide' } = props;
  const format = useFormats();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const task = useUpload({ upload: props.upload, accept, maxBytes, onDone: props.onValueChange });
  const picture = task.preview ?? value;
  const worded = task.problem === 'failed' ? props.failureText?.(task.reason) : undefined;
  const error = task.problem ? (worded ?? labels[task.problem]) : props.error;
  const retry = props.canRetry?.(task.reason) === false ? null : task.retry;
  const isUploading = task.progress !== null;
  const isUnsent = isUploading || task.problem === 'failed';
  const reportUnsent = useEffectEvent((is: boolean) => props.onUnsentChange?.(is));
  useEffect(() => {
    if (!isUnsent) return;
    reportUnsent(true);
    return () => reportUnsent(false);
  }, [isUnsent]);

  const remove = () => {
    task.reset();
    props.onValueChange(null);
    input.current?.focus();
  };
  const repeat = () => {
    retry?.();
    input.current?.focus();
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={cx(styles.box, styles[shape], error && styles.invalid)}>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          capture={props.capture}
          disabled={props.disabled}
          // Focusable during an upload, because the focus is here when it begins.
          aria-disabled={isUploading || undefined}
          onClick={(event) => isUploading && event.preventDefault()}
          aria-label={picture ? (labels.replace ?? labels.pick) : labels.pick}
          // Both, because a form may have several pictures.
          aria-labelledby={label ? `${labelId(id)} ${id}` : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          className={styles.input}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Emptied, so that picking the same file again fires a change event.
            currentTarget.value = '';
            if (file && !isUploading) task.start(file);
          }}
        />
        {picture ? (
          <img className={styles.picture} src={picture} alt="" />
        ) : (
          <span className={styles.invite}>
            <ImagePlus size={26} strokeWidth={1.5} aria-hidden />
            {labels.pick}
          </span>
        )}
        {task.progress !== null && (
          <div
            className={styles.veil}
            role="progressbar"
            aria-label={labels.uploading}
            aria-valuenow={Math.round(task.progress * 100)}
          >
            <Spinner size={24} />
            <span>{format.rate(Math.round(task.progress * 100), 0)}</span>
            <span className={styles.bar} style={{ transform: `scaleX(${task.progress})` }} />
          </div>
        )}
        {retry && (
          <button
            type="button"
            className={styles.veil}
            aria-describedby={label ? labelId(id) : undefined}
            onClick={repeat}
          >
            <RotateCw size={22} aria-hidden />
            {labels.retry}
          </button>
        )}
        {picture && !props.disabled && (
          <button
            type="button"
            className={styles.remove}
            aria-label={labels.remove}
            aria-describedby={label ? labelId(id) : undefined}
            onClick={remove}
          >
            <X size={16} aria-hidden />
          </button>
        )}
        <span role="status" className="visually-hidden">
          {isUploading && labels.uploading}
          {task.preview && !isUnsent && labels.uploaded}
        </span>
      </div>
    </FieldFrame>
  );
}
