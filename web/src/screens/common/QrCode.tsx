/**
 * A QR code. It renders only the code; the caller gives the same content beside it as text and as a link, since a
 * phone cannot scan its own screen.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawQr, type QrRequest } from '../../core/qr.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps extends QrRequest {
  /** Accessible name: what the code leads to. */
  label: string;
  id?: string;
  /** Called when the code is drawn, or with the error. */
  onDrawn?: (error?: Error) => void;
}

export function QrCode({ label, id, onDrawn, ...request }: QrCodeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const wanted = JSON.stringify(request);

  const drawn = useEffectEvent((error?: Error) => onDrawn?.(error));

  useEffect(() => {
    let current = true;
    drawQr(JSON.parse(wanted) as QrRequest, window.devicePixelRatio).then(
      (picture) => {
        if (!current || !canvas.current) return;
        canvas.current.width = picture.width;
        canvas.current.height = picture.height;
        canvas.current.getContext('2d')?.putImageData(picture, 0, 0);
        setFailed(false);
        drawn();
      },
      (error: Error) => {
        if (!current) return;
        setFailed(true);
        drawn(error);
      },
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  const side = request.size ?? 200;
  return (
    <canvas
      ref={canvas}
      id={id}
      className={styles.code}
      width={side}
      height={side}
      style={{ inlineSize: side }}
      role="img"
      aria-label={label}
      hidden={failed}
    />
  );
}
