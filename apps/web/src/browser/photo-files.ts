import type { PictureOpener } from '@gift-registry/ui';
import { defer, switchMap } from 'rxjs';

/** The code that opens pictures, loaded on first use. */
const pictures$ = defer(() => import('./opened-pictures.ts'));

/** Opens pictures from files and from the service. */
export const photoFiles = (page: Window): PictureOpener => ({
  openFile: (file) => pictures$.pipe(switchMap(({ openedFile }) => openedFile(page, file))),
  openPhoto: (path) => pictures$.pipe(switchMap(({ openedPhoto }) => openedPhoto(page, path))),
});
