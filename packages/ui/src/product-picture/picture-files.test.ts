import { exampleImages, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pictureFiles } from './picture-files.ts';

const images = exampleImages('kettle-33363a-a8713f', 'A kettle');
const { mobile, mobileHiRes, desktop, desktopHiRes } = images;
const missing = fc.subarray([mobile, mobileHiRes, desktop, desktopHiRes]).map((files) => new Set(files));

describe('files of a picture', () => {
  it.each([
    [[], [mobile, mobileHiRes], [desktop, desktopHiRes]],
    [[mobile], [mobileHiRes], [desktop, desktopHiRes]],
    [[desktopHiRes], [mobile, mobileHiRes], [desktop]],
    [
      [mobile, mobileHiRes],
      [desktop, desktopHiRes],
      [desktop, desktopHiRes],
    ],
    [[desktop, desktopHiRes, mobile], [mobileHiRes], [mobileHiRes]],
  ])('without %j', (gone, narrow, wide) => {
    const files = ([plain = '', dense]: ReadonlyArray<string>) => ({ plain, dense: O.fromNullable(dense) });
    expect(pictureFiles(images, new Set(gone))).toEqual(O.some({ mobile: files(narrow), desktop: files(wide) }));
  });

  it('nothing missing: narrow pages get the mobile files, wide ones the desktop files, the dense one at 2', () => {
    expect(pictureFiles(images, new Set())).toEqual(
      O.some({
        mobile: { plain: mobile, dense: O.some(mobileHiRes) },
        desktop: { plain: desktop, dense: O.some(desktopHiRes) },
      }),
    );
  });

  it('where no file is left there is no picture', () => {
    expect(pictureFiles(images, new Set([mobile, mobileHiRes, desktop, desktopHiRes]))).toEqual(O.none);
    expect(pictureFiles({ ...images, mobile: '', mobileHiRes: '', desktop: '', desktopHiRes: '' }, new Set())).toEqual(
      O.none,
    );
  });

  it('a missing file is never requested; as long as one file is left, both widths have a picture', () => {
    forAll(missing, (gone) => {
      const files = pictureFiles(images, gone);
      expect(O.isSome(files)).toBe(gone.size < 4);
      if (O.isNone(files)) return;
      const urls = [files.value.mobile, files.value.desktop].flatMap(({ plain, dense }) =>
        O.isSome(dense) ? [plain, dense.value] : [plain],
      );
      expect(urls.some((file) => gone.has(file))).toBe(false);
    });
  });
});
