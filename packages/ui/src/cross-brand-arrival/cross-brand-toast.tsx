import { crossBrandWords } from '@gift-registry/domain';
import { Notification } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useLive } from '../observe/index.ts';
import styles from './cross-brand-arrival.module.css';
import type { CrossBrandArrivalStream } from './cross-brand-arrival.stream.ts';

/** Says at the foot of the page at which brand one is, until it is put away (XB-06, ROUTE-15). */
export const CrossBrandToast = ({ stream }: { readonly stream: CrossBrandArrivalStream }) => {
  const toast = useLive(stream.toast);
  return (
    <div className={styles['place']} role="status">
      {toast._tag === 'Some' && (
        <Notification
          className={styles['toast'] ?? ''}
          role="presentation"
          icon={<IconCheck size={18} stroke={1.8} aria-hidden />}
          color="success"
          closeButtonProps={{ 'aria-label': crossBrandWords.putAway, size: 44 }}
          onClose={stream.dismissToast}
        >
          <p className={styles['said']}>{crossBrandWords.toast(toast.value, stream.site.name)}</p>
        </Notification>
      )}
    </div>
  );
};
