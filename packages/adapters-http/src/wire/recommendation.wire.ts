import {
  formatPrice,
  type PodAnswer,
  type PodNotFound,
  type PodQuery,
  podOf,
  type ReadPod,
  type RecommendedItem,
  readablePod,
  readPodRequest,
  type Site,
  type Sku,
  writtenParameters,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type AnswerCodec, answerCodec, decodeWith } from './codec.ts';
import { sku } from './identity.ts';
import { money } from './money.ts';
import { orMissing } from './option.ts';
import { answerShape, list } from './shape.ts';
import { flag, path, text } from './text.ts';

/** A parameter of an address; one that is there several times is a list. */
const parameters = t.record(t.string, t.union([t.string, t.array(t.string)]));

/** What of a written query cannot be understood; where it leads to no pod, nothing else of it is read (REC-02). */
const checkedQuery = (query: Readonly<Record<string, string>>) =>
  E.isLeft(podOf(query['podid'] ?? '')) ? E.right(undefined) : readPodRequest(query);

/** The query for a pod (REC-01): names in any letters, those that the call does not know pass; without a pod's id it is the empty one. */
export const podQueryWire: t.Type<PodQuery, Record<string, string>> = new t.Type<PodQuery, Record<string, string>>(
  'a query',
  (raw): raw is PodQuery => t.record(t.string, t.string).is(raw) && 'podid' in raw,
  (raw, context) =>
    F.pipe(
      parameters.validate(raw, context),
      E.map(writtenParameters),
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
);

const itemProps = {
  name: text,
  formattedPrice: text,
  imagePath: path,
  imagePathHiRes: path,
  navigateUrl: path,
  primaryFamilyId: text,
  price: money,
  optionChoiceParameter: text,
  customOrderConfirmation: answerShape({ hasCustomOrderConfirmation: flag }),
};

const itemWire = answerShape({ id: sku, sku, ...itemProps });
const readItemWire = answerShape({ id: orMissing(sku), sku: orMissing(sku), ...itemProps });

const itemOf = (itsSku: Sku, wire: Omit<t.TypeOf<typeof readItemWire>, 'id' | 'sku'>): RecommendedItem => ({
  sku: itsSku,
  name: wire.name,
  price: wire.price,
  imagePath: wire.imagePath,
  imagePathHiRes: wire.imagePathHiRes,
  path: wire.navigateUrl,
  familyId: wire.primaryFamilyId,
  optionChoice: wire.optionChoiceParameter,
  hasCustomOrderConfirmation: wire.customOrderConfirmation.hasCustomOrderConfirmation,
});

/** A thing named by `sku`, by `id` or by both alike. */
const readItem = (raw: unknown): E.Either<string, RecommendedItem> =>
  F.pipe(
    decodeWith(readItemWire)(raw),
    E.chain(({ id, sku: number, ...wire }) =>
      O.isSome(id) && O.isSome(number) && id.value !== number.value
        ? E.left('id: must be the SKU')
        : F.pipe(
            number,
            O.alt(() => id),
            E.fromOption(() => 'sku: is missing'),
            E.map((itsSku) => itemOf(itsSku, wire)),
          ),
    ),
  );

const itemToWire = (site: Site, item: RecommendedItem): t.OutputOf<typeof itemWire> =>
  itemWire.encode({
    id: item.sku,
    sku: item.sku,
    name: item.name,
    formattedPrice: formatPrice(site.currencyPrefix, item.price),
    imagePath: item.imagePath,
    imagePathHiRes: item.imagePathHiRes,
    navigateUrl: item.path,
    primaryFamilyId: item.familyId,
    price: item.price,
    optionChoiceParameter: item.optionChoice,
    customOrderConfirmation: { hasCustomOrderConfirmation: item.hasCustomOrderConfirmation },
  });

const podWire = answerShape({ items: list(t.unknown), title: text, resultId: text, length: t.unknown });

/** What a pod shows (REC-07): each thing is read alone, and the length is counted, not believed. */
export const podAnswer: AnswerCodec<ReadPod> = answerCodec(
  podWire,
  ({ items, title, resultId }) => readablePod({ title, resultId }, items.map(readItem)),
  (site, { answer }) => ({ ...answer, items: answer.items.map((item) => itemToWire(site, item)) }),
);

/** An answer of which everything could be read. */
export const wholePod = (answer: PodAnswer): ReadPod => ({ answer, log: [] });

/** There is no such pod (REC-02). */
export const podNotFound: t.Type<PodNotFound, unknown> = t.strict({ _tag: t.literal('PodNotFound') }, 'PodNotFound');
