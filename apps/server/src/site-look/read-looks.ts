import { join } from 'node:path';
import { completeTheme, type ShopFiles, type ShopMistake, type SiteId } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { type Read, readBytes, readShopFileIfAny } from '../shop/shop-file.ts';
import { contrastMistakes } from './contrast.ts';
import {
  emailLogoPath,
  hashedPath,
  ICON,
  iconFile,
  type LookFile,
  plainLooks,
  type SiteLook,
  type SiteLooks,
  siteLook,
} from './site-look.ts';
import { fontsCodec, readableTheme, type ShopFont, themeCodec } from './theme-codecs.ts';
import { svgMistake, wordmarkFile } from './wordmark-file.ts';

/** What was read of the looks of a shop: it is complete if there are no mistakes. */
export interface ReadLooks {
  readonly mistakes: ReadonlyArray<ShopMistake>;
  readonly looks: SiteLooks;
  /** What the sites themselves know of their look. */
  readonly bySite: ShopFiles['looks'];
}

const FONTS = 'fonts/fonts.json';

/** The first bytes of a WOFF2 file. */
const SIGNATURE = 'wOF2';

/** The fonts of the shop, and their files by name. */
const readFonts = async (
  folder: string,
): Promise<Read<{ readonly fonts: ReadonlyArray<ShopFont>; readonly files: ReadonlyMap<string, Uint8Array> }>> => {
  const { mistakes, value: fonts } = await readShopFileIfAny(folder, FONTS, fontsCodec, () => []);
  const files = new Map<string, Uint8Array>();
  const wrong: ShopMistake[] = [];
  for (const [index, font] of fonts.entries())
    for (const [at, { file }] of font.files.entries()) {
      const place = `[${index}].files[${at}].file`;
      const read = await readBytes(folder, join('fonts', file));
      wrong.push(...read.mistakes);
      if (O.isSome(read.value)) {
        files.set(file, read.value.value);
        if (read.value.value.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE)
          wrong.push({ file: FONTS, place, expected: `a WOFF2 file; ${file} is another` });
      } else if (read.mistakes.length === 0)
        wrong.push({ file: FONTS, place, expected: 'the name of a file in fonts' });
    }
  return { mistakes: [...mistakes, ...wrong], value: { fonts, files } };
};

type Wordmark = ShopFiles['looks'][string]['wordmark'];

/** The wordmark of a site, and the files that show it. */
const readWordmark = async (
  folder: string,
  site: SiteId,
): Promise<Read<{ readonly wordmark: Wordmark; readonly files: ReadonlyMap<string, LookFile> }>> => {
  const file = `sites/${site}/wordmark.svg`;
  const none = { wordmark: O.none, files: new Map<string, LookFile>() };
  const { mistakes, value } = await readBytes(folder, file);
  if (O.isNone(value)) return { mistakes, value: none };
  const read = await wordmarkFile(value.value);
  if (E.isLeft(read)) return { mistakes: [{ file, place: '', expected: read.left }], value: none };
  const { svg, png, ratio } = read.right;
  const path = hashedPath('wordmark.svg', svg);
  return {
    mistakes: [],
    value: {
      wordmark: O.some({ path, ratio }),
      files: new Map([
        [path, { type: 'image/svg+xml', bytes: svg, isImmutable: true }],
        [emailLogoPath(site), { type: 'image/png', bytes: png, isImmutable: false }],
      ]),
    },
  };
};

/** Reads the themes and wordmarks of the sites, and the fonts of the shop (SITE-01, INT-01). */
export const readLooks = async (folder: string, sites: ReadonlyArray<SiteId>): Promise<ReadLooks> => {
  const fonts = await readFonts(folder);
  const mistakes = [...fonts.mistakes];
  const files = new Map<string, LookFile>();
  const fontPaths = new Map([...fonts.value.files].map(([file, bytes]) => [file, hashedPath(file, bytes)]));
  for (const [file, bytes] of fonts.value.files)
    files.set(hashedPath(file, bytes), { type: 'font/woff2', bytes, isImmutable: true });
  const icon = await readBytes(folder, 'icon.svg');
  files.set(ICON, iconFile(O.toUndefined(icon.value)));
  const wrongIcon = O.chain(svgMistake)(icon.value);
  mistakes.push(...icon.mistakes);
  if (O.isSome(wrongIcon)) mistakes.push({ file: 'icon.svg', place: '', expected: wrongIcon.value });
  const looks = new Map<SiteId, SiteLook>();
  const bySite: Record<SiteId, ShopFiles['looks'][string]> = {};
  for (const site of sites) {
    const file = `sites/${site}/theme.json`;
    const written = await readShopFileIfAny(folder, file, themeCodec, readableTheme);
    const { style = 'classic', tokens = {}, emailFonts } = written.value;
    const theme = completeTheme(style, tokens);
    mistakes.push(...written.mistakes, ...contrastMistakes(theme).map((mistake) => ({ file, ...mistake })));
    looks.set(
      site,
      siteLook(theme, emailFonts, fonts.value.fonts, (name) => fontPaths.get(name) ?? name),
    );
    const picture = await readWordmark(folder, site);
    mistakes.push(...picture.mistakes);
    for (const [path, made] of picture.value.files) files.set(path, made);
    bySite[site] = { style, wordmark: picture.value.wordmark };
  }
  return {
    mistakes,
    looks: { of: ({ id }) => looks.get(id) ?? plainLooks.of({ id }), files },
    bySite,
  };
};
