import type { GoneLine, OverClaimedLine, TooMuchMoney } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import * as t from 'io-ts';
import { grId, identity, personalizationId, sku } from './identity.ts';
import { money } from './money.ts';
import { orNull } from './option.ts';
import { answerShape } from './shape.ts';
import { count } from './text.ts';

const overClaimedShape = t.strict({ grId, identity, asked: count, remaining: count });

const overClaimedWire = answerShape({ grId, sku, personalizationId, asked: count, remaining: count });

/** A line that would buy more than the registry still needs (CART-07). */
export const overClaimedLine: t.Type<OverClaimedLine, object> = new t.Type<OverClaimedLine, object>(
  'a line of an order',
  overClaimedShape.is,
  (raw, context) =>
    F.pipe(
      overClaimedWire.validate(raw, context),
      E.map(({ sku, personalizationId, ...line }) => ({ ...line, identity: { sku, personalizationId } })),
    ),
  ({ identity: { sku, personalizationId }, ...line }) => overClaimedWire.encode({ ...line, sku, personalizationId }),
);

const goneWire = answerShape({ grId: orNull(grId), sku, personalizationId });

/** A line of something that cannot be had any more (CART-06). */
export const goneLine: t.Type<GoneLine, object> = new t.Type<GoneLine, object>(
  'a line of an order',
  t.strict({ grId: orNull(grId), identity }).is,
  (raw, context) =>
    F.pipe(
      goneWire.validate(raw, context),
      E.map(({ grId: number, ...its }) => ({ grId: number, identity: its })),
    ),
  ({ identity: its, grId: number }) => goneWire.encode({ grId: number, ...its }),
);

const tooMuchWire = answerShape({ grId, sku, personalizationId, asked: money, missing: money });

/** A line that gives more money than its fund takes (GG-03). */
export const tooMuchMoney: t.Type<TooMuchMoney, object> = new t.Type<TooMuchMoney, object>(
  'a line of an order',
  t.strict({ grId, identity, asked: money, missing: money }).is,
  (raw, context) =>
    F.pipe(
      tooMuchWire.validate(raw, context),
      E.map(({ sku, personalizationId, ...line }) => ({ ...line, identity: { sku, personalizationId } })),
    ),
  ({ identity: its, ...line }) => tooMuchWire.encode({ ...line, ...its }),
);
