import { photoMessages, type RegistryHeader, registrantNames, registryPageMessages } from '@gift-registry/domain';
import { Button, Loader } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useStateValue } from '../observe/index.ts';
import { type PhotoOfHead as PhotoStream, ShownPhoto } from '../photo/index.ts';
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

/** The photo at the head, whether its reader puts another one there, and what that is done with. */
export interface PhotoOfHeadProps {
  readonly header: RegistryHeader;
  readonly canEdit: boolean;
  readonly photo: PhotoStream;
}

/** The photo at the head of the page, with the button of who keeps the registry (PHOTO-01, PHOTO-02). */
export const PhotoOfHead = ({ header, canEdit, photo }: PhotoOfHeadProps) => {
  const isUpdating = useStateValue(photo.isUpdating);
  return (
    <RegistryPhoto header={header} isUpdating={isUpdating}>
      {canEdit && (
        <Button
          variant="default"
          className={styles['edit'] ?? ''}
          disabled={isUpdating}
          onClick={photo.open}
          leftSection={<IconCamera size={20} stroke={1.6} aria-hidden />}
        >
          {header.photo._tag === 'Some' ? photoMessages.edit : photoMessages.add}
        </Button>
      )}
    </RegistryPhoto>
  );
};
