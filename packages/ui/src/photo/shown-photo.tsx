import type { RegistryHeader } from '@gift-registry/domain';
import { useState } from 'react';
import { hasFailed, useOnlineAgain } from '../observe/index.ts';

interface ShownPhotoProps extends Pick<RegistryHeader, 'photo' | 'defaultPicture'> {
  /** Text alternative of the photo; the event's picture is decorative. */
  readonly alt: string;
  readonly fetchPriority?: 'high';
}

/** The photo, or the event's picture where there is none or it fails to load (PHOTO-01, PHOTO-08). */
export const ShownPhoto = ({ photo, defaultPicture, alt, fetchPriority }: ShownPhotoProps) => {
  const [missing, setMissing] = useState('');
  useOnlineAgain(missing !== '', () => setMissing(''));
  const shown = photo._tag === 'Some' && photo.value !== missing ? photo.value : undefined;
  const size = { width: 640, height: 752, ...(fetchPriority === undefined ? {} : { fetchPriority }) };
  return shown === undefined ? (
    <img key="default" src={defaultPicture} alt="" {...size} />
  ) : (
    <img
      key={shown}
      src={shown}
      alt={alt}
      {...size}
      onError={() => setMissing(shown)}
      ref={(image) => {
        if (image !== null && hasFailed(image)) setMissing(shown);
      }}
    />
  );
};
