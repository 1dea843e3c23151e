import type { PictureOpener } from '@gift-registry/ui';
import { defer, switchMap } from 'rxjs';

/** Brings what opens pictures, which is not on the page before somebody asks for it. */
const pictures$ = defer(() => import('./opened-pictures.ts'));

/** Where this browser opens pictures. */
export const pictureOpener = (page: Window): PictureOpener => ({
  openFile: (file) => pictures$.pipe(switchMap(({ openedFile }) => openedFile(page, file))),
  openPhoto: (path) => pictures$.pipe(switchMap(({ openedPhoto }) => openedPhoto(page, path))),
});
