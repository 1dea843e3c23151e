import { photoMessages, type RegistryHeader, registrantNames, registryPageMessages } from '@gift-registry/domain';
import { IconCamera } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, Spinner } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import { type PhotoOfHead as PhotoStream, ShownPhoto } from '../photo/index.ts';
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

/** The photo in the header, and whether the reader can change it. */
export interface PhotoOfHeadProps {
  readonly header: RegistryHeader;
  readonly canEdit: boolean;
  readonly photo: PhotoStream;
}

/** The photo in the header, with the registrant's button (PHOTO-01, PHOTO-02). */
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
