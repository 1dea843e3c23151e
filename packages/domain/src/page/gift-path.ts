/*
 * [ROUTE-19] [BUY-03] [SET-02] The address of a product's page for an item of a registry, so that a purchase there counts for the registry.
 *
 * @example giftPath('/product/bar-cart/7001', { grId: '7310442', identity: identityOf('7001') })
 *   // => '/product/bar-cart/7001?registry=7310442'
 */
import { function as F, option as O } from 'fp-ts';
import { withParameters } from '../address/index.ts';
import {
  type GrId,
  type ItemIdentity,
  NOT_PERSONALIZED,
  parseGrId,
  parsePersonalizationId,
  type Sku,
} from '../identity/index.ts';

/** The registry's item that a product's page is opened for. */
export interface RegistryGift {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  /** The key of a registry that is visible by link only (SET-02); absent when none is needed. */
  readonly linkKey?: string;
}

/** The path of a product's page, opened for that item. */
export const giftPath = (productPath: string, { grId, identity, linkKey }: RegistryGift): string =>
  withParameters(productPath, {
    registry: grId,
    ...(identity.personalizationId === NOT_PERSONALIZED ? {} : { personalization: String(identity.personalizationId) }),
    ...(linkKey === undefined ? {} : { key: linkKey }),
  });

const text = (raw: unknown): O.Option<string> => (typeof raw === 'string' ? O.some(raw) : O.none);

/** The key in a query, if it is one that a link can have. */
export const readLinkKey = (raw: unknown): Pick<RegistryGift, 'linkKey'> =>
  F.pipe(
    text(raw),
    O.filter((key) => /^[\w-]{1,200}$/.test(key)),
    O.match(
      () => ({}),
      (linkKey) => ({ linkKey }),
    ),
  );

/** Parses the query of that product's page; `none` when it names no registry. */
export const readGift = (query: Readonly<Record<string, unknown>>, sku: Sku): O.Option<RegistryGift> =>
  F.pipe(
    text(query['registry']),
    O.chain(parseGrId),
    O.map((grId) => ({
      ...readLinkKey(query['key']),
      grId,
      identity: {
        sku,
        personalizationId: F.pipe(
          text(query['personalization']),
          O.filter((id) => /^\d+$/.test(id)),
          O.chain((id) => parsePersonalizationId(Number(id))),
          O.getOrElse(() => NOT_PERSONALIZED),
        ),
      },
    })),
  );
