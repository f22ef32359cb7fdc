/**
 * A QR code. It shows nothing but the code; whoever places it says beside it, in words and as a link, what the code says,
 * since a code on a phone's own screen can not be scanned by that phone.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawQr, type QrRequest } from '../../core/qr.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps extends QrRequest {
  /** What the code leads to, for those who do not see it. */
  label: string;
  id?: string;
  /** Called when the code is drawn, or with what stood in the way. */
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
