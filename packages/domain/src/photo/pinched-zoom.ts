/*
 * [PHOTO-04] Two fingers that go apart make the picture as much larger as they are further apart then, and smaller when they come together; the slider follows, from 0 to 100.
 *
 * Laws:
 * - fingers as far apart as before zoom nothing
 * - the picture becomes as many times larger as the fingers are further apart, as far as the slider goes
 * - fingers on one spot, or nowhere, zoom nothing
 *
 * @example pinchedZoom({ zoom: 50 }, 100, 125) // => 75
 * @example pinchedZoom({ zoom: 50 }, 100, 900) // => 100
 */
import { type PhotoEdit, zoomScale } from './photo-edit.ts';

/** Where the slider stands at the least and at the most. */
const [LEAST, MOST] = [0, 100];

/** Where the slider stands once two fingers that were so far apart are as far apart as that (PHOTO-04). */
export const pinchedZoom = (edit: Pick<PhotoEdit, 'zoom'>, before: number, after: number): number => {
  const times = after / before;
  if (!(times > 0 && Number.isFinite(times)) || before < 0 || times === 1) return edit.zoom;
  return Math.min(Math.max(100 * zoomScale(edit) * times - 50, LEAST), MOST);
};
