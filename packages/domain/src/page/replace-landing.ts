/*
 * [ROUTE-14] [NLA-01] A link with `replaceSku` opens the Replace dialog for an item that the reader could replace on the page; otherwise it is ignored.
 *
 * @example replaceLanding('guest', sites.main, [], { replaceSku: '4821' }) // => { _tag: 'Ignore' }
 */
import { function as F, option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import { type ItemIdentity, parseSku } from '../identity/index.ts';
import { nlaOffers, type RegistryItem } from '../item/index.ts';
import type { Site } from '../site/index.ts';

/**
 * The effect of `replaceSku` in an address: nothing was requested, Replace Item opens for that item, or the request is
 * ignored. Then `addressAfter('replace', …)` removes the parameter.
 */
export type ReplaceLanding =
  | { readonly _tag: 'NotRequested' }
  | { readonly _tag: 'Open'; readonly identity: ItemIdentity }
  | { readonly _tag: 'Ignore' };

/** The effect for that reader on that site; `items` is the whole list, not only its first part. */
export const replaceLanding = (
  role: Role,
  { features }: Pick<Site, 'features'>,
  items: ReadonlyArray<RegistryItem>,
  query: Readonly<Record<string, unknown>>,
): ReplaceLanding => {
  const raw = query['replaceSku'];
  if (raw === undefined) return { _tag: 'NotRequested' };
  return F.pipe(
    typeof raw === 'string' ? parseSku(raw) : O.none,
    O.chain((sku) =>
      O.fromNullable(items.find((item) => item.identity.sku === sku && nlaOffers(role, features, item).replace)),
    ),
    O.match(
      (): ReplaceLanding => ({ _tag: 'Ignore' }),
      ({ identity }) => ({ _tag: 'Open', identity }),
    ),
  );
};
