import type { RegistryHeader } from '@gift-registry/domain';
import { useState } from 'react';
import { useOnlineAgain } from '../observe/index.ts';

/** A photo, and the picture that stands where there is none. */
export interface ShownPhotoProps extends Pick<RegistryHeader, 'photo' | 'defaultPicture'> {
  /** What the photo is called; the picture of the event says nothing that words beside it do not. */
  readonly alt: string;
  readonly fetchPriority?: 'high';
}

/** The photo; where there is none, or it cannot be loaded, the picture of the event (PHOTO-01, PHOTO-08). */
export const ShownPhoto = ({ photo, defaultPicture, alt, fetchPriority }: ShownPhotoProps) => {
  const [missing, setMissing] = useState('');
  useOnlineAgain(missing !== '', () => setMissing(''));
  const shown = photo._tag === 'Some' && photo.value !== missing ? photo.value : undefined;
  const size = { width: 640, height: 752, ...(fetchPriority === undefined ? {} : { fetchPriority }) };
  return shown === undefined ? (
    <img key="default" src={defaultPicture} alt="" {...size} />
  ) : (
    <img key={shown} src={shown} alt={alt} {...size} onError={() => setMissing(shown)} />
  );
};
