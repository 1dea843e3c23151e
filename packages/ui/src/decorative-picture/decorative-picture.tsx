import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useOnlineAgain } from '../observe/index.ts';

/** A picture whose content is also given as text beside it. */
interface DecorativePictureProps {
  /** The path of the picture; empty if there is none. */
  readonly path: string;
  /** Width and height of the file, in pixels. */
  readonly pixels: number;
  /** Width of the icon shown instead, in CSS pixels. */
  readonly icon: number;
}

/** A picture, or an icon if there is none or it fails to load; a failed picture is requested again when the device comes online. */
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
