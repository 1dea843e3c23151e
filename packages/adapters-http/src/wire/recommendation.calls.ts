import {
  normalizedParameters,
  POD_NOT_FOUND,
  type PodAnswer,
  type PodNotFound,
  type PodQuery,
  podOf,
  priceOn,
  type ReadPod,
  type RecommendedItem,
  readablePod,
  readPodRequest,
  type Site,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Call, queryRequest } from './call.ts';
import { answerCodec, decodeWith } from './codec.ts';
import { withForm } from './form.ts';
import { sku } from './identity.ts';
import { list, orMissing } from './list-and-option.ts';
import { tagged } from './refusal.ts';
import { answerShape, namedShape } from './shape.ts';
import { count, flag, money, path, text } from './value.ts';

/** Query parameters; a repeated one is a list. */
const parameters = t.record(t.string, t.union([t.string, t.array(t.string)]));

/** Validates a query; if it does not name a known pod, its other parameters are not checked (REC-02). */
const checkedQuery = (query: Readonly<Record<string, string>>) =>
  E.isLeft(podOf(query['podid'] ?? '')) ? E.right(undefined) : readPodRequest(query);

/** The query for a pod (REC-01): parameter names in any case, unknown ones are allowed; without a pod's id, `podid` is empty. */
const podQuery: t.Type<PodQuery, Record<string, string>> = withForm(
  new t.Type<PodQuery, Record<string, string>>(
    'a query',
    (raw): raw is PodQuery => t.record(t.string, t.string).is(raw) && 'podid' in raw,
    (raw, context) =>
      F.pipe(
        parameters.validate(raw, context),
        E.map(normalizedParameters),
        E.chain((query) =>
          F.pipe(
            checkedQuery(query),
            E.mapLeft(({ name, expected }): t.Errors => {
              const wanted = new t.Type(expected, t.string.is, t.string.validate, t.identity);
              return [{ value: query[name], context: t.appendContext(context, name, wanted) }];
            }),
            E.map(() => ({ ...query, podid: query['podid'] ?? '' })),
          ),
        ),
      ),
    (query) => ({ ...query }),
  ),
  { as: answerShape({ podid: text, item_id: orMissing(text), limit: orMissing(text) }) },
);

const itemWire = namedShape(
  {
    id: orMissing(sku),
    sku: orMissing(sku),
    name: text,
    formattedPrice: text,
    imagePath: path,
    imagePathHiRes: path,
    path,
    familyId: text,
    price: money,
    optionChoice: text,
    customOrderConfirmation: answerShape({ hasCustomOrderConfirmation: flag }),
  },
  { path: 'navigateUrl', familyId: 'primaryFamilyId', optionChoice: 'optionChoiceParameter' },
);

/** Decodes an item named by `sku`, by `id`, or by both with the same value. */
const readItem = (raw: unknown): E.Either<string, RecommendedItem> =>
  F.pipe(
    decodeWith(itemWire)(raw),
    E.chain(({ id, sku: number, formattedPrice: _, customOrderConfirmation, ...item }) =>
      O.isSome(id) && O.isSome(number) && id.value !== number.value
        ? E.left('id: must be the SKU')
        : F.pipe(
            number,
            O.alt(() => id),
            E.fromOption(() => 'sku: is missing'),
            E.map((itemSku) => ({ ...item, ...customOrderConfirmation, sku: itemSku })),
          ),
    ),
  );

const itemToWire = (site: Site, { hasCustomOrderConfirmation, ...item }: RecommendedItem): object =>
  itemWire.encode({
    ...item,
    id: O.some(item.sku),
    sku: O.some(item.sku),
    formattedPrice: priceOn(site, item.price),
    customOrderConfirmation: { hasCustomOrderConfirmation },
  });

/** The content of a pod (REC-07). An unreadable item is left out alone, and the length is counted instead of trusted. */
export const readPod: Call<PodQuery, ReadPod, PodNotFound> = {
  method: 'GET',
  paths: ['/recommendation/index'],
  request: queryRequest(podQuery),
  answer: answerCodec(
    answerShape({ items: list(t.unknown), title: text, resultId: text, length: t.unknown }),
    ({ items, title, resultId }) => readablePod({ title, resultId }, items.map(readItem)),
    (site, { answer }) => ({ ...answer, items: answer.items.map((item) => itemToWire(site, item)) }),
    answerShape({ items: list(itemWire), title: text, resultId: text, length: count }),
  ),
  refusal: tagged('PodNotFound', {}),
  messageOf: () => POD_NOT_FOUND,
};

/** An answer of which every item could be read. */
export const wholePod = (answer: PodAnswer): ReadPod => ({ answer, log: [] });
