import { NEVER, of } from 'rxjs';
import type { PhotoSource } from '../photo-requests.ts';

/** A source that loads the editor at once and by default never answers otherwise. */
export const examplePhotoSource = (source: Partial<PhotoSource> = {}): PhotoSource => ({
  editor$: of(undefined),
  openFile: () => NEVER,
  openPhoto: () => NEVER,
  upload: () => NEVER,
  remove: () => NEVER,
  ...source,
});
