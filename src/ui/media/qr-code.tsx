import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path';

export interface QrCodeProps {
  /** What the code holds: an address, a link. */
  value: string;
  /** What it is, for screen readers; the address itself must stand beside it as text. */
  label: string;
  size?: number;
}

/** A QR code, dark on white: many scanners refuse inverted ones. */
export function QrCode({ value, label, size = 168 }: QrCodeProps) {
  const code = useMemo(() => qrPath(value), [value]);
  return (
    <svg
      className={styles.code}
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={code.path} fill="#000000" />
    </svg>
  );
}
