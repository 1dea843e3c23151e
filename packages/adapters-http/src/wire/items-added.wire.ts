import {
  type AddedItem,
  type Extra,
  formatPrice,
  type ItemIdentity,
  type ItemsAddition,
  isSameIdentity,
  itemPrice,
  type RegistryItem,
  type Site,
} from '@gift-registry/domain';
import { either as E, function as F, readonlyArray as RA } from 'fp-ts';
import type * as t from 'io-ts';
import { type AnswerCodec, decodeWith } from './codec.ts';
import { personalizationId, sku, version } from './identity.ts';
import { patchFromWire, patchToWire, patchWire } from './patch.wire.ts';
import { registryItemFromWire, registryItemToWire, registryItemWire } from './registry-item.wire.ts';
import { answerShape, list } from './shape.ts';
import { count, flag, path, text, wholeBetween } from './text.ts';

const written = { isSuccess: flag, version, patch: patchWire };

const extraWire = answerShape({ sku, name: text, navigateUrl: path, image: path, formattedPrice: text });

const itemsAddedWire = answerShape({
  ...written,
  items: list(
    answerShape({
      name: text,
      sku,
      personalizationId,
      quantity: count,
      imagePath: path,
      formattedPrice: text,
      quantityWants: wholeBetween(1, 999),
    }),
  ),
  addOns: list(extraWire),
});

const listItemWire = answerShape({ ...written, item: registryItemWire, quantity: count });

const found = (items: ReadonlyArray<RegistryItem>, identity: ItemIdentity): E.Either<string, RegistryItem> =>
  E.fromNullable('patch.items: lacks an item that was added')(
    items.find((item) => isSameIdentity(item.identity, identity)),
  );

const extraFromWire = ({ navigateUrl, image, ...extra }: t.TypeOf<typeof extraWire>): Extra => ({
  ...extra,
  path: navigateUrl,
  picture: image,
});

const addedFromWire = (wire: t.TypeOf<typeof itemsAddedWire>): E.Either<string, ItemsAddition> => {
  const patch = patchFromWire(wire.patch);
  return F.pipe(
    wire.items,
    RA.traverse(E.Applicative)((item) =>
      F.pipe(
        found(patch.items, item),
        E.map(
          ({ identity, product }): AddedItem => ({
            identity,
            product,
            added: item.quantity,
            wanted: item.quantityWants,
          }),
        ),
      ),
    ),
    E.map((items) => ({ version: wire.version, items, extras: wire.addOns.map(extraFromWire), patch })),
  );
};

const addedToWire = (
  site: Site,
  { version: reached, items, extras, patch }: ItemsAddition,
): t.TypeOf<typeof itemsAddedWire> => ({
  isSuccess: true,
  version: reached,
  patch: patchToWire(site, patch),
  items: items.map(({ identity, product, added, wanted }) => ({
    ...identity,
    name: product.name,
    quantity: added,
    imagePath: product.images.desktop,
    formattedPrice: formatPrice(site.currencyPrefix, itemPrice({ identity, product })),
    quantityWants: wanted,
  })),
  addOns: extras.map(({ path: navigateUrl, picture: image, ...extra }) => ({ ...extra, navigateUrl, image })),
});

/** What became of each addition, and what else changed (ADD-01). The product of each stands in the patch. */
export const itemsAdded: AnswerCodec<ItemsAddition> = {
  decode: F.flow(decodeWith(itemsAddedWire), E.chain(addedFromWire)),
  encode: (site, answer) => itemsAddedWire.encode(addedToWire(site, answer)),
};

/** What became of the one addition: the item as it is on the list now (API-02). */
export const listItemAdded: AnswerCodec<ItemsAddition> = {
  decode: F.flow(
    decodeWith(listItemWire),
    E.map((wire): ItemsAddition => {
      const { identity, product, wanted } = registryItemFromWire(wire.item);
      return {
        version: wire.version,
        items: [{ identity, product, added: wire.quantity, wanted }],
        extras: [],
        patch: patchFromWire(wire.patch),
      };
    }),
  ),
  encode: (site, { version: reached, items, patch }) => ({
    isSuccess: true,
    version: reached,
    patch: patchWire.encode(patchToWire(site, patch)),
    item: patch.items
      .filter((item) => items.slice(0, 1).some(({ identity }) => isSameIdentity(item.identity, identity)))
      .map((item) => registryItemWire.encode(registryItemToWire(site)(item)))
      .at(0),
    quantity: items.reduce((sum, { added }) => sum + added, 0),
  }),
};
