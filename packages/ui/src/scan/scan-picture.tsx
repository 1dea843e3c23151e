import { memo, useCallback } from 'react';
import styles from './scan.module.css';
import type { CameraPicture } from './scan-camera.ts';

/** What the camera sees, and the frame into which the bars belong. */
export const ScanPicture = memo(function ScanPicture({ picture }: { readonly picture: CameraPicture }) {
  const show = useCallback(
    (place: HTMLDivElement | null) => (place === null ? undefined : picture.showIn(place)),
    [picture],
  );
  return (
    <div className={styles['picture']} aria-hidden>
      <div className={styles['sight']} ref={show} />
      <div className={styles['frame']} />
    </div>
  );
});
