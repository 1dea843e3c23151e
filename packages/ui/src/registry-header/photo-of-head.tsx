import { photoMessages, type RegistryHeader } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useStateValue } from '../observe/index.ts';
import type { PhotoOfHead as PhotoStream } from '../photo/index.ts';
import styles from './registry-photo.module.css';
import { RegistryPhoto } from './registry-photo.tsx';

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
