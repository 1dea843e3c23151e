import {
  type EditorialContent,
  editorialTexts,
  type Language,
  type ShopFiles,
  type ShopMistake,
  type ShopWords,
  type Sites,
  textsOf,
  type WrittenSite,
  type WrittenTexts,
} from '@gift-registry/domain';
import { either as E, readonlyArray as RA } from 'fp-ts';
import { traitTexts } from '../catalogue-import/shop-columns.ts';
import type { Category } from './shop-catalogue.ts';
import { textsCodec } from './shop-codecs.ts';
import { type Read, readShopFile } from './shop-file.ts';

/** The texts of a shop in each language but English in which one of its sites can be read. */
export type ShopTexts = NonNullable<ShopFiles['texts']>;

const fileOf = (language: Language): string => `texts/${language}.json`;

const otherLanguages = (sites: ReadonlyArray<Pick<WrittenSite, 'languages'>>): ReadonlyArray<Language> =>
  [...new Set(sites.flatMap(({ languages = [] }) => languages))].filter((language) => language !== 'en');

/** Reads the file of each of these languages. */
export const readTexts = async (
  folder: string,
  sites: ReadonlyArray<Pick<WrittenSite, 'languages'>>,
): Promise<Read<ShopTexts>> => {
  const read = await Promise.all(
    otherLanguages(sites).map(async (language) =>
      E.map((texts: WrittenTexts) => [language, texts] as const)(
        await readShopFile(folder, fileOf(language), textsCodec),
      ),
    ),
  );
  const { left, right } = RA.separate(read);
  return { mistakes: left.flat(), value: Object.fromEntries(right) };
};

/** The texts and names of categories that a site shows and that its languages lack: a page is of one language. */
export const textMistakes = (
  sites: Sites,
  texts: ShopTexts,
  editorial: EditorialContent,
  categories: ReadonlyArray<Category>,
): ReadonlyArray<ShopMistake> =>
  otherLanguages(sites).flatMap((language) => {
    const { categories: names, texts: said } = texts[language] ?? { categories: {}, texts: {} };
    const shown = sites.filter(({ languages }) => languages.includes(language));
    const lacking = (
      part: 'categories' | 'texts',
      written: ShopWords,
      all: ReadonlyArray<string>,
    ): ReadonlyArray<ShopMistake> =>
      [...new Set(all)]
        .filter((text) => text.trim() !== '' && !Object.hasOwn(written, text))
        .map((text) => ({
          file: fileOf(language),
          place: `${part}[${JSON.stringify(text)}]`,
          expected: `a text: ${shown.map(({ id }) => id).join(', ')} can be read in ${language}`,
        }));
    return [
      ...lacking(
        'categories',
        names,
        categories.flatMap(({ category, levels }) => [category, ...levels]),
      ),
      ...lacking('texts', { ...names, ...said }, [
        ...shown.flatMap(textsOf),
        ...editorialTexts(editorial),
        ...categories.map(({ care }) => care),
        ...traitTexts,
      ]),
    ];
  });
