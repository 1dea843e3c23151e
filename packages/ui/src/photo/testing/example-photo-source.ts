import { NEVER, of } from 'rxjs';
import type { PhotoSource } from '../photo-requests.ts';

/** A source in which the editor is there at once, and nothing else ever answers unless said. */
export const examplePhotoSource = (source: Partial<PhotoSource> = {}): PhotoSource => ({
  editor$: of(undefined),
  openFile: () => NEVER,
  openPhoto: () => NEVER,
  upload: () => NEVER,
  remove: () => NEVER,
  ...source,
});
