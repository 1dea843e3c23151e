import { type RegistryHeader, registrantNames, registryPageMessages } from '@gift-registry/domain';
import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { ShownPhoto } from '../photo/index.ts';
import styles from './registry-photo.module.css';

/** The photo of a registry, and what lies over it. */
export interface RegistryPhotoProps {
  readonly header: RegistryHeader;
  readonly isUpdating?: boolean;
  readonly children?: ReactNode;
}

/** The registrants' photo in the site's frame, or the picture of their event, which says nothing that the words do not; dimmed under a ring while it becomes another (PHOTO-01). */
export const RegistryPhoto = ({ header, isUpdating = false, children }: RegistryPhotoProps) => (
  <figure className={styles['photo']} data-updating={isUpdating || undefined} aria-busy={isUpdating || undefined}>
    <ShownPhoto
      photo={header.photo}
      defaultPicture={header.defaultPicture}
      alt={registryPageMessages.photoOf(registrantNames(header))}
      fetchPriority="high"
    />
    {isUpdating && <Loader size={28} aria-hidden className={styles['ring'] ?? ''} />}
    {children}
  </figure>
);
