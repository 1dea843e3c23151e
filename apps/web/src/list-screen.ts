import type { Catalogue, RegistryAddress } from '@gift-registry/domain';
import {
  addOneTo,
  type CartToFill,
  type DraftMemory,
  type ItemCards,
  type RegistryListStream,
  registryListStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { asyncScheduler } from 'rxjs';
import { tabMemories } from './browser/storage-memory.ts';
import { memoized } from './memoized.ts';
import type { PageParts } from './page-parts.ts';
import { type RegistryAt, registryName } from './registry-at.ts';
import type { ShellScreens } from './shell-screens.ts';

/** The drafts typed on the items of a registry. */
export const draftMemory = (
  { page, log }: Pick<PageParts, 'page' | 'log'>,
  kind: 'amounts' | 'quantities',
  { grId }: RegistryAddress,
): DraftMemory => {
  const memory = tabMemories(page, log)(`${kind} ${grId}`, t.array(t.tuple([t.string, t.string])));
  return {
    read: () => new Map(O.getOrElse((): ReadonlyArray<[string, string]> => [])(memory.read())),
    keep: (typed) => () => void memory.keep([...typed])(),
  };
};

/** The ports of a list: the catalogue that it reads, and the cart that it adds to. */
interface ListPorts {
  readonly cart: CartToFill;
  readonly catalogue: Pick<Catalogue, 'customOrder'>;
}

/** The dialogs that the cards of a list open. */
type CardDialogs = Pick<ItemCards, 'contribute' | 'manage' | 'goElsewhere'>;

/** The streams of registries' lists; each is created on first use. */
export const listsAt = (
  { analytics, clock, goTo, listChoices, log, page, referrer, site }: PageParts,
  { cart, catalogue }: ListPorts,
  { pageContext, onAdded, shell, cartItemKeys }: ShellScreens,
  registryAt: RegistryAt,
  dialogsOf: (address: RegistryAddress) => CardDialogs,
): ((address: RegistryAddress) => RegistryListStream) =>
  memoized(registryName, (address) =>
    registryListStream({
      registry: registryAt(address),
      addOne: addOneTo(cart),
      listChoices,
      analytics,
      site,
      referrer,
      readTerms: catalogue.customOrder,
      pageContext,
      goTo,
      clock,
      quantities: draftMemory({ page, log }, 'quantities', address),
      keys: cartItemKeys,
      scheduler: asyncScheduler,
      log,
      onAdded,
      shell: shell.model,
      ...dialogsOf(address),
    }),
  );
