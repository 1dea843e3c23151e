import type { ItemImages } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** The file for one page width, and a sharper one for high-density screens, if there is one. */
export interface WidthFiles {
  readonly plain: string;
  readonly dense: O.Option<string>;
}

/** The files for a narrow and for a wide page. */
export interface PictureFiles {
  readonly mobile: WidthFiles;
  readonly desktop: WidthFiles;
}

/**
 * The files to request when those in `missing` are known to be missing (ITEM-13): a missing file is replaced by another
 * of the same width, then of the other width; none when no file is left.
 */
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
