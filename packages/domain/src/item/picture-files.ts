/*
 * [ITEM-13] A picture comes in a file for narrow pages and one for wide pages, each also for dense screens. A file that is missing gives way to the next: of the
 * same width first, then of the other; where none is left, there is no picture.
 *
 * Laws:
 * - a file that is missing is never asked for
 * - nothing missing: narrow pages get the mobile files, wide ones the desktop files, the dense one at 2
 * - as long as one file is left, both widths have a picture
 *
 * @example F.pipe(
 *     pictureFiles(exampleImages('plates', 'Plates'), new Set(['/art/plates-mobile.webp'])),
 *     O.map(({ mobile }) => mobile.plain),
 *   ) // => O.some('/art/plates-mobileHiRes.webp')
 */
import { option as O } from 'fp-ts';
import type { ItemImages } from './product.ts';

/** The file of one width: the one to ask for, and the one for dense screens when it is another. */
export interface WidthFiles {
  readonly plain: string;
  readonly dense: O.Option<string>;
}

/** What to ask for on a narrow and on a wide page. */
export interface PictureFiles {
  readonly mobile: WidthFiles;
  readonly desktop: WidthFiles;
}

/** The files to ask for while those are known to be missing; none when nothing is left. */
export const pictureFiles = (images: ItemImages, missing: ReadonlySet<string>): O.Option<PictureFiles> => {
  const left = (files: ReadonlyArray<string>): O.Option<WidthFiles> => {
    const [plain, dense] = files.filter((file) => file !== '' && !missing.has(file));
    return plain === undefined ? O.none : O.some({ plain, dense: O.fromNullable(dense) });
  };
  const mobile = left([images.mobile, images.mobileHiRes]);
  const desktop = left([images.desktop, images.desktopHiRes]);
  if (O.isNone(mobile)) return O.map((files: WidthFiles) => ({ mobile: files, desktop: files }))(desktop);
  return O.some({ mobile: mobile.value, desktop: O.getOrElse(() => mobile.value)(desktop) });
};
