import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useOnlineAgain } from '../observe/index.ts';
import styles from './gift-picture.module.css';

/** The picture that the giver saw, and a quiet place where there is none; what it shows stands beside it in words. */
export const GiftPicture = ({ path }: { readonly path: string }) => {
  const [isMissing, setMissing] = useState(false);
  useOnlineAgain(isMissing, () => setMissing(false));
  return (
    <span className={`stage ${styles['stage']}`}>
      {path === '' || isMissing ? (
        <IconGift size={24} stroke={1.4} aria-hidden />
      ) : (
        <img
          src={path}
          alt=""
          width={800}
          height={800}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
};
