import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeTheme, type ShopFiles, type ShopMistake, type SiteId } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { mistakesInFile } from '../json-file/file-codec.ts';
import { errorCode } from '../log/error-code.ts';
import { contrastMistakes } from './contrast.ts';
import {
  emailLogoPath,
  ICON,
  iconFile,
  type LookFile,
  lastingPath,
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
  readonly ofSites: ShopFiles['looks'];
}

/** What was read of a part of the shop. */
interface Read<A> {
  readonly mistakes: ReadonlyArray<ShopMistake>;
  readonly value: A;
}

const unread = (file: string, place: string, what: string, error: unknown): ShopMistake => ({
  file,
  place,
  expected: `${what} (${errorCode(error)})`,
});

/** The content of a file of the folder; nothing if it is not there. */
const bytesOf = async (folder: string, file: string): Promise<Read<O.Option<Uint8Array>>> => {
  try {
    return { mistakes: [], value: O.some(await readFile(join(folder, file))) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { mistakes: [], value: O.none };
    return { mistakes: [unread(file, '', 'a file that can be read', error)], value: O.none };
  }
};

/** A file of JSON; if it is not there or has mistakes, what `otherwise` makes of it. */
const jsonOf = async <A>(
  folder: string,
  file: string,
  codec: t.Type<A>,
  otherwise: (raw: unknown) => A,
): Promise<Read<A>> => {
  const { mistakes, value } = await bytesOf(folder, file);
  if (O.isNone(value)) return { mistakes, value: otherwise(undefined) };
  const text = Buffer.from(value.value).toString('utf8');
  const read = mistakesInFile(codec)(text);
  return E.isRight(read)
    ? { mistakes: [], value: read.right }
    : {
        mistakes: read.left.map((mistake) => ({ file, ...mistake })),
        value: otherwise(O.toUndefined(O.tryCatch((): unknown => JSON.parse(text)))),
      };
};

const FONTS = 'fonts/fonts.json';

/** The first bytes of a WOFF2 file. */
const SIGNATURE = 'wOF2';

/** The fonts of the shop, and their files by name. */
const readFonts = async (
  folder: string,
): Promise<Read<{ readonly fonts: ReadonlyArray<ShopFont>; readonly files: ReadonlyMap<string, Uint8Array> }>> => {
  const { mistakes, value: fonts } = await jsonOf(folder, FONTS, fontsCodec, () => []);
  const files = new Map<string, Uint8Array>();
  const wrong: ShopMistake[] = [];
  for (const [index, font] of fonts.entries())
    for (const [at, { file }] of font.files.entries()) {
      const place = `[${index}].files[${at}].file`;
      try {
        const bytes = await readFile(join(folder, 'fonts', file));
        files.set(file, bytes);
        if (bytes.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE)
          wrong.push({ file: FONTS, place, expected: `a WOFF2 file; ${file} is another` });
      } catch (error) {
        wrong.push(unread(FONTS, place, 'the name of a file in fonts', error));
      }
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
  const { mistakes, value } = await bytesOf(folder, file);
  if (O.isNone(value)) return { mistakes, value: none };
  const read = await wordmarkFile(value.value);
  if (E.isLeft(read)) return { mistakes: [{ file, place: '', expected: read.left }], value: none };
  const { svg, png, ratio } = read.right;
  const path = lastingPath('wordmark.svg', svg);
  return {
    mistakes: [],
    value: {
      wordmark: O.some({ path, ratio }),
      files: new Map([
        [path, { type: 'image/svg+xml', bytes: svg, isLasting: true }],
        [emailLogoPath(site), { type: 'image/png', bytes: png, isLasting: false }],
      ]),
    },
  };
};

/** Reads the themes and wordmarks of the sites, and the fonts of the shop (SITE-01, INT-01). */
export const readLooks = async (folder: string, sites: ReadonlyArray<SiteId>): Promise<ReadLooks> => {
  const fonts = await readFonts(folder);
  const mistakes = [...fonts.mistakes];
  const files = new Map<string, LookFile>();
  const fontPaths = new Map([...fonts.value.files].map(([file, bytes]) => [file, lastingPath(file, bytes)]));
  for (const [file, bytes] of fonts.value.files)
    files.set(lastingPath(file, bytes), { type: 'font/woff2', bytes, isLasting: true });
  const icon = await bytesOf(folder, 'icon.svg');
  files.set(ICON, iconFile(O.toUndefined(icon.value)));
  const wrongIcon = O.chain(svgMistake)(icon.value);
  mistakes.push(...icon.mistakes);
  if (O.isSome(wrongIcon)) mistakes.push({ file: 'icon.svg', place: '', expected: wrongIcon.value });
  const looks = new Map<SiteId, SiteLook>();
  const ofSites: Record<SiteId, ShopFiles['looks'][string]> = {};
  for (const site of sites) {
    const file = `sites/${site}/theme.json`;
    const written = await jsonOf(folder, file, themeCodec, readableTheme);
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
    ofSites[site] = { style, wordmark: picture.value.wordmark };
  }
  return {
    mistakes,
    looks: { of: ({ id }) => looks.get(id) ?? plainLooks.of({ id }), files },
    ofSites,
  };
};
