import { sku } from '@gift-registry/adapters-http/wire';
import {
  type EditorialContent,
  type ExtrasChoice,
  type SiteContent,
  type Sites,
  searchTerms,
} from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { type FileMistake, refine, strictObject, strictObjectWithOptional } from '../json-file/file-codec.ts';
import { siteContentOf, siteContentProps } from './site-content-file.ts';

/** A word in the form that search compares. */
const word = refine('one word in lower case', t.string, (raw) => raw !== '' && searchTerms(raw).join() === raw);

const skus = t.readonlyArray(sku, 'a list of SKUs');
const picks = strictObject({
  categories: t.readonlyArray(t.string, 'a list of categories'),
  onlyThese: t.boolean,
  shelves: t.readonlyArray(strictObject({ title: t.string, text: t.string, skus }), 'a list of shelves'),
});
const goesWith = refine(
  'an object with skus, and either a sku or a category',
  strictObjectWithOptional({ skus }, { sku, category: t.string }),
  ({ sku, category }) => (sku === undefined) !== (category === undefined),
);
/** `catalogue/gift-guide.json`. */
export const giftGuideCodec = strictObject({
  ...siteContentProps,
  picks: strictObject({ wedding: picks, kids: picks }),
  goesWith: t.readonlyArray(goesWith, 'a list of what goes with what'),
  synonyms: t.readonlyArray(t.readonlyArray(word, 'a list of words'), 'a list of lists of words'),
});

type Row = t.TypeOf<typeof giftGuideCodec>['goesWith'][number];

const choiceOf = ({ sku, category = '', skus: goes }: Row): ExtrasChoice => ({
  goesWith: sku === undefined ? { _tag: 'Category', category: category.trim() } : { _tag: 'Product', sku },
  skus: goes,
});

const picksOf = ({ onlyThese, ...picked }: t.TypeOf<typeof picks>) => ({ ...picked, isOnlyThese: onlyThese });

/** The content of a gift guide; left is what does not fit in it, or names a site or brand that the shop does not have. */
export const editorialOf = (
  { picks: { wedding, kids }, goesWith, synonyms, ...written }: t.TypeOf<typeof giftGuideCodec>,
  sites: Sites,
): E.Either<ReadonlyArray<FileMistake>, EditorialContent> =>
  E.map((content: SiteContent) => ({
    guide: { picks: { wedding: picksOf(wedding), kids: picksOf(kids) }, extras: goesWith.map(choiceOf), synonyms },
    content,
  }))(siteContentOf(written, sites));
