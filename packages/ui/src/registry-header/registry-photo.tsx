import { type RegistryHeader, registrantNames, registryPageMessages } from '@gift-registry/domain';
import type { ReactNode } from 'react';
import { Spinner } from '../controls/index.ts';
import { ShownPhoto } from '../photo/index.ts';
import styles from './registry-photo.module.css';

/** The photo of a registry, and what is shown over it. */
export interface RegistryPhotoProps {
  readonly header: RegistryHeader;
  readonly isUpdating?: boolean;
  readonly children?: ReactNode;
}

/** The registrants' photo, or the event's decorative picture; dimmed under a spinner while it is being changed (PHOTO-01). */
export const RegistryPhoto = ({ header, isUpdating = false, children }: RegistryPhotoProps) => (
  <figure className={styles['photo']} data-updating={isUpdating || undefined} aria-busy={isUpdating || undefined}>
    <ShownPhoto
      photo={header.photo}
      defaultPicture={header.defaultPicture}
      alt={registryPageMessages.photoOf(registrantNames(header))}
      fetchPriority="high"
    />
    {isUpdating && <Spinner size={28} className={styles['ring']} />}
    {children}
  </figure>
);
