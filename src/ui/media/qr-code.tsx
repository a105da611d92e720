import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path';

export interface QrCodeProps {
  /** The encoded text: an address, a link. */
  value: string;
  /** Accessible name. The encoded address must also be written beside it. */
  label: string;
  size?: number;
}

/** A QR code, dark on white, because many scanners refuse inverted ones. */
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
