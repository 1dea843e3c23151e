import { type Log, parseGrId, parseIdempotencyKey, parsePersonalizationId, parseSku } from '@gift-registry/domain';
import type { CheckoutMemory, KeptCheckout } from '@gift-registry/ui';
import { either as E, function as F, type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';

/** As much of a storage as a checkout needs. */
export type CheckoutStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Under which name a checkout is kept. */
const PLACE = 'checkout';

/** A kept word or number that the domain reads into a narrower one. */
const parsed = <B, A extends B>(name: string, base: t.Type<B>, parse: (raw: B) => O.Option<A>): t.Type<A, B> => {
  const read = (raw: unknown): O.Option<A> => (base.is(raw) ? parse(raw) : O.none);
  return new t.Type<A, B>(
    name,
    (raw): raw is A => O.exists((value) => value === raw)(read(raw)),
    (raw, context) =>
      F.pipe(
        read(raw),
        O.match(() => t.failure(raw, context), t.success),
      ),
    F.identity,
  );
};

const giver = { firstName: t.string, lastName: t.string, email: t.string };

const claim = t.type({
  grId: parsed('a registry number', t.string, parseGrId),
  identity: t.type({
    sku: parsed('a SKU', t.string, parseSku),
    personalizationId: parsed('a design', t.number, parsePersonalizationId),
  }),
  quantity: t.Int,
});

const attempt = t.type({
  content: t.string,
  key: parsed('a key', t.string, parseIdempotencyKey),
  request: t.type({
    giver: t.type(giver),
    message: t.string,
    accepted: t.array(claim),
    shippingMethod: t.string,
  }),
});

const keptCheckout = t.type({
  form: t.type({ ...giver, message: t.string }),
  shippingMethod: t.string,
  unsettled: t.array(attempt),
  placed: t.union([t.type({ _tag: t.literal('None') }), t.type({ _tag: t.literal('Some'), value: attempt })]),
});

/** The checkout in a storage of the browser, such as that of the tab. What it refuses or cannot be read is only logged, without what was typed. */
export const sessionCheckoutMemory = (storage: IO.IO<CheckoutStorage>, log: Log): CheckoutMemory => {
  const failed = (what: string): void => log.write({ level: 'warning', tag: 'checkout-not-kept', data: { what } })();

  return {
    read: () => {
      const text = E.tryCatch(
        () => storage().getItem(PLACE),
        () => 'storage',
      );
      const kept = F.pipe(
        text,
        E.chain(
          (raw): E.Either<string, O.Option<KeptCheckout>> =>
            raw === null
              ? E.right(O.none)
              : F.pipe(
                  readKept(raw),
                  E.map((read) => O.some(read)),
                ),
        ),
      );
      if (E.isLeft(kept)) failed(kept.left);
      return F.pipe(
        kept,
        E.getOrElse((): O.Option<KeptCheckout> => O.none),
      );
    },
    keep: (kept) => () => {
      const done = E.tryCatch(
        () => storage().setItem(PLACE, JSON.stringify(kept)),
        () => 'storage',
      );
      if (E.isLeft(done)) failed(done.left);
    },
  };
};

const readKept = (raw: string): E.Either<string, KeptCheckout> =>
  F.pipe(
    E.tryCatch(
      (): unknown => JSON.parse(raw),
      () => 'content',
    ),
    E.chain((content) => E.mapLeft(() => 'content')(keptCheckout.decode(content))),
  );
