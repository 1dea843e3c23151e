import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useOnlineAgain } from '../observe/index.ts';

/** A picture that says nothing that does not stand beside it in words. */
export interface DecorativePictureProps {
  /** Empty: there is none. */
  readonly path: string;
  /** Its width and height as it comes, in pixels. */
  readonly pixels: number;
  /** The width of the drawing in its place, in CSS pixels. */
  readonly icon: number;
}

/** The picture, or a small drawing where there is none or it cannot be loaded; one that cannot is tried again with the connection. */
export const DecorativePicture = ({ path, pixels, icon }: DecorativePictureProps) => {
  const [missing, setMissing] = useState('');
  useOnlineAgain(missing !== '', () => setMissing(''));
  return path === missing || path === '' ? (
    <IconGift size={icon} stroke={1.3} aria-hidden />
  ) : (
    <img
      src={path}
      alt=""
      width={pixels}
      height={pixels}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(path)}
    />
  );
};
