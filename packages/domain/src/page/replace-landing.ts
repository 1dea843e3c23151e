/*
 * [ROUTE-14] [NLA-01] A link with `replaceSku` opens the Replace dialog for an item that the reader could replace on the page; otherwise it is ignored.
 *
 * Laws:
 * - an address without replaceSku requests nothing
 * - the first item of that SKU that can be replaced on the page is opened
 * - without such an item nothing opens, and the parameter leaves the address
 * - once the item was replaced or removed, the same address opens nothing
 *
 * @example replaceLanding('guest', sites.main, [], { replaceSku: '4821' }) // => { _tag: 'Ignore' }
 */
import { function as F, option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import { type ItemIdentity, parseSku } from '../identity/index.ts';
import { nlaOffers, type RegistryItem } from '../item/index.ts';
import type { Site } from '../site/index.ts';

/** What an address with `replaceSku` leads to: nothing was requested, Replace Item for that item, or the parameter leaves by `addressAfter('replace', …)`. */
export type ReplaceLanding =
  | { readonly _tag: 'NotRequested' }
  | { readonly _tag: 'Open'; readonly identity: ItemIdentity }
  | { readonly _tag: 'Ignore' };

/** What that reader's page opens on that site; `items` are all of the list, not only the first. */
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
