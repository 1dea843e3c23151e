import { type EditorialContent, type ExtrasChoice, parseSku, type Sku, searchTerms } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { decodeFile, refine, strictObject, strictObjectWithOptional } from '../json-file/file-codec.ts';
import { siteContentOf, siteContentProps } from './site-content-file.ts';

const skuText: t.Type<Sku, string, unknown> = new t.Type<Sku, string, unknown>(
  'a SKU of 1 to 40 letters, digits, - . _, not all 0',
  (raw): raw is Sku => typeof raw === 'string' && O.isSome(parseSku(raw)),
  (raw, context) =>
    F.pipe(
      typeof raw === 'string' ? parseSku(raw) : O.none,
      O.match(() => t.failure<Sku>(raw, context), t.success),
    ),
  String,
);

/** A word in the form that search compares. */
const word: t.Type<string, string, unknown> = new t.Type<string, string, unknown>(
  'one word in lower case',
  (raw): raw is string => typeof raw === 'string' && searchTerms(raw).join() === raw,
  (raw, context) =>
    typeof raw === 'string' && raw !== '' && searchTerms(raw).join() === raw ? t.success(raw) : t.failure(raw, context),
  String,
);

const skus = t.readonlyArray(skuText, 'a list of SKUs');
const picks = strictObject({
  categories: t.readonlyArray(t.string, 'a list of categories'),
  onlyThese: t.boolean,
  shelves: t.readonlyArray(strictObject({ title: t.string, text: t.string, skus }), 'a list of shelves'),
});
const goesWith = refine(
  'an object with skus, and either a sku or a category',
  strictObjectWithOptional({ skus }, { sku: skuText, category: t.string }),
  ({ sku, category }) => (sku === undefined) !== (category === undefined),
);
const file = strictObject({
  ...siteContentProps,
  picks: strictObject({ wedding: picks, kids: picks }),
  goesWith: t.readonlyArray(goesWith, 'a list of what goes with what'),
  synonyms: t.readonlyArray(t.readonlyArray(word, 'a list of words'), 'a list of lists of words'),
});

type Row = t.TypeOf<typeof file>['goesWith'][number];

const choiceOf = ({ sku, category = '', skus: goes }: Row): ExtrasChoice => ({
  goesWith: sku === undefined ? { _tag: 'Category', category: category.trim() } : { _tag: 'Product', sku },
  skus: goes,
});

const picksOf = ({ onlyThese, ...picked }: t.TypeOf<typeof picks>) => ({ ...picked, isOnlyThese: onlyThese });

/** Parses a gift guide; left is the place of the first mistake. */
export const readGiftGuide = (text: string): E.Either<string, EditorialContent> =>
  F.pipe(
    decodeFile(file)(text),
    E.bindTo('read'),
    E.bind('content', ({ read }) => siteContentOf(read)),
    E.map(
      ({
        read: {
          picks: { wedding, kids },
          goesWith,
          synonyms,
        },
        content,
      }) => ({
        guide: { picks: { wedding: picksOf(wedding), kids: picksOf(kids) }, extras: goesWith.map(choiceOf), synonyms },
        content,
      }),
    ),
  );
