/*
 * [LANG-04] What a catalogue says of a product in another language stands beside what it says in its own. A product is read in one language; what is not written in it stays as it is, and is named, so that a page can mark its language.
 *
 * @example productIn('fr-CA', exampleProduct({ name: 'Mug', texts: { 'fr-CA': { name: 'Tasse' } } })).name // => 'Tasse'
 * @example productIn('fr-CA', exampleProduct()).untranslated // => ['name', 'summary', 'highlights', 'description']
 * @example nameIn('fr-CA', { name: 'Mug' }) // => { name: 'Mug', nameLanguage: 'en' }
 */
import type { Language } from '../language/index.ts';
import type { ItemImages, Product, ProductTexts } from './product.ts';

/** The texts whose language a page marks where they are not in its own. */
export const markedTexts = ['name', 'summary', 'highlights', 'description'] as const;

/** The name of something by language, beside the name in the catalogue's own. */
export interface NameByLanguage {
  readonly name: string;
  readonly names?: Readonly<Partial<Record<Language, string>>>;
  /** The language of the name where that is not the page's. */
  readonly nameLanguage?: Language;
}

/** The name in that language. */
export const nameIn = (language: Language, { name, names }: NameByLanguage): Omit<NameByLanguage, 'names'> => {
  if (language === 'en') return { name };
  const own = names?.[language];
  return own === undefined ? { name, nameLanguage: 'en' } : { name: own };
};

/** The name of a product in all of its languages. */
export const namesOf = ({ name, texts = {} }: Pick<Product, 'name' | 'texts'>): NameByLanguage => {
  const names = Object.fromEntries(
    Object.entries(texts).flatMap(([language, said]) => (said?.name === undefined ? [] : [[language, said.name]])),
  );
  return Object.keys(names).length === 0 ? { name } : { name, names };
};

const isBlank = (text: string | ReadonlyArray<string>): boolean => text.length === 0;

/** The product with its texts in that language. */
export const productIn = (language: Language, { texts, ...product }: Product): Product => {
  if (language === 'en') return product;
  const { alt, ...said }: ProductTexts = texts?.[language] ?? {};
  const untranslated = markedTexts.filter((key) => said[key] === undefined && !isBlank(product[key]));
  const picture = (images: ItemImages): ItemImages => ({
    ...images,
    alt: images.alt === product.name ? (said.name ?? images.alt) : (alt ?? images.alt),
  });
  return {
    ...product,
    ...said,
    images: picture(product.images),
    carouselImages: product.carouselImages.map(picture),
    ...(untranslated.length === 0 ? {} : { untranslated }),
  };
};

/** The language of a text of a product where that is not the page's. */
export const languageOf = (
  { untranslated = [] }: Pick<Product, 'untranslated'>,
  text: (typeof markedTexts)[number],
): Language | undefined => (untranslated.includes(text) ? 'en' : undefined);
