import type { RegistryHeader, RegistryPatch, RegistryTotals, Site, Version, VisibleTo } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import type * as t from 'io-ts';
import { type AnswerCodec, answerCodec, decodeWith } from './codec.ts';
import { identity, revisionId, version } from './identity.ts';
import { registryItemFromWire, registryItemToWire, registryItemWire } from './registry-item.ts';
import { flatEventType } from './registry-name.ts';
import { answerShape, list, merged, namedShape, optional, orMissing, orNull, type Shape } from './shape.ts';
import { count, date, flag, money, oneOf, path, text } from './value.ts';

/** The head of a registry's page. */
export const registryHeader: Shape<RegistryHeader, object> = merged(
  namedShape(
    {
      eventDate: date,
      isPostEvent: flag,
      primaryFirstName: text,
      secondaryFirstName: orNull(text),
      greeting: text,
      biography: text,
      shareableUrl: text,
      photo: orNull(path),
      defaultPicture: path,
    },
    { photo: 'registrantImage', defaultPicture: 'defaultImage' },
  ),
  flatEventType,
);

/** The sums of a registry's page. */
export const registryTotals: Shape<RegistryTotals, object> = namedShape(
  { items: count, purchased: count, giftCards: orNull(money) },
  { items: 'totalItems', purchased: 'totalPurchasedItems', giftCards: 'totalAmountGiftCard' },
);

export const visibility: t.Type<VisibleTo, string> = oneOf('findable', 'link', 'private');

/** What one write changed, for one reader: data of the live stream and part of an owner's answers. */
export const patchWire = merged(
  answerShape({
    version,
    revisionId,
    baseRevisionId: revisionId,
    items: list(registryItemWire),
    removed: list(identity),
    header: orMissing(registryHeader),
    totals: orMissing(registryTotals),
  }),
  optional({ visibility }),
);

type PatchWire = t.TypeOf<typeof patchWire>;

export const patchFromWire = (wire: PatchWire): RegistryPatch => ({
  ...wire,
  items: wire.items.map(registryItemFromWire),
});

export const patchToWire = (site: Site, patch: RegistryPatch): PatchWire => ({
  ...patch,
  items: patch.items.map(registryItemToWire(site)),
});

/** The data of a live event. */
export const registryPatch = answerCodec(patchWire, patchFromWire, patchToWire);

/** What every answer of a write to a registry says: that it was done, the version reached and what it changed. */
export interface Written {
  readonly version: Version;
  readonly patch: RegistryPatch;
}

const writtenWire = answerShape({ isSuccess: flag, version, patch: patchWire });

const written: AnswerCodec<Written> = answerCodec(
  writtenWire,
  ({ version: reached, patch }): Written => ({ version: reached, patch: patchFromWire(patch) }),
  (site, { version: reached, patch }) => ({ isSuccess: true, version: reached, patch: patchToWire(site, patch) }),
);

/** The answer of a write to a registry, with what else it says, which may depend on the patch. */
export const writtenAnswer = <W, A extends Written>(
  others: t.Type<W, object>,
  fromWire: (others: W, written: Written) => E.Either<string, A>,
  toWire: (site: Site, answer: A) => W,
): AnswerCodec<A> => ({
  decode: (raw) =>
    F.pipe(
      E.Do,
      E.bind('others', () => decodeWith(others)(raw)),
      E.bind('write', () => written.decode(raw)),
      E.chain((read) => fromWire(read.others, read.write)),
    ),
  encode: (site, answer) => Object.assign({}, written.encode(site, answer), others.encode(toWire(site, answer))),
});

/** As `writtenAnswer`, where what else it says needs no translation. */
export const writtenWith = <A extends object>(others: t.Type<A, object>): AnswerCodec<A & Written> =>
  writtenAnswer<A, A & Written>(
    others,
    (more, write) => E.right({ ...more, ...write }),
    (_site, answer) => answer,
  );
