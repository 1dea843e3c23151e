import {
  type CartAddition,
  createState,
  type ListChoice,
  NOTHING_CHOSEN,
  type RegistryItem,
  type RegistryPatch,
  type RegistryView,
  type SiteId,
} from '@gift-registry/domain';
import {
  centsOf,
  demoSite,
  exampleView,
  idempotencyKeyOf,
  instantOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { asyncScheduler, NEVER, of } from 'rxjs';
import type { AddOne, CartItemKeys } from '../../cart-addition/index.ts';
import { type AddContribution, type ContributionStream, contributionStream } from '../../contribution/index.ts';
import { type GroupGiftFundStream, groupGiftFundStream } from '../../group-gift-fund/index.ts';
import { pageDraftMemory } from '../../list-model/testing/page-draft-memory.ts';
import { type ManageItemPort, type ManageItemStream, manageItemStream } from '../../manage-item/index.ts';
import { exampleManagePort } from '../../manage-item/testing/example-manage-port.ts';
import { mutationKeys } from '../../mutation/index.ts';
import { type OtherBrandStream, otherBrandStream } from '../../other-brand/index.ts';
import { type RegistrySource, type RegistryStream, registryStreamOf } from '../../registry/index.ts';
import type { ReadTerms } from '../../terms-dialog/index.ts';
import { type RegistryListStream, registryListStream } from '../registry-list.stream.ts';
import { exampleGifts } from './example-gifts.ts';

/** How an example differs from the default: a guest on the main site without any choices. */
export interface ExamplePageOptions {
  readonly site?: SiteId;
  readonly view?: Partial<RegistryView>;
  /** Whether only the first items came with the page. */
  readonly isInPart?: boolean;
  /** Reads the registry. If given, nothing came with the page, unless `isInPart`. */
  readonly open$?: RegistrySource['open$'];
  readonly watch?: RegistrySource['watch'];
  readonly choice?: Partial<ListChoice>;
  readonly addOne?: AddOne;
  /** Idempotency keys to share with other streams. */
  readonly keys?: CartItemKeys;
  readonly onAdded?: (addition: CartAddition) => void;
  readonly readTerms?: ReadTerms;
  readonly goTo?: (path: string) => void;
  readonly addContribution?: AddContribution;
  readonly manageSource?: Partial<ManageItemPort>;
}

/** A page over real streams: the list, and the registry behind it. */
export interface ExamplePage {
  readonly stream: RegistryListStream;
  readonly registry: RegistryStream;
  readonly contribution: ContributionStream;
  readonly manageItem: ManageItemStream;
  readonly groupGiftFund: GroupGiftFundStream;
  readonly otherBrand: OtherBrandStream;
}

/** The example's page; every call makes a new one. */
export const examplePage = (options: ExamplePageOptions = {}): ExamplePage => {
  const site = demoSite(options.site ?? 'main');
  const view = exampleView({
    items: exampleGifts,
    totals: { items: 64, purchased: 23, giftCards: O.some(centsOf(45_000)) },
    ...options.view,
  });
  const log = { write: () => () => undefined };
  const registry = registryStreamOf(
    { open$: options.open$ ?? NEVER, watch: options.watch ?? (() => NEVER) },
    {
      scheduler: asyncScheduler,
      isPageVisible$: of(true),
      initial:
        options.open$ === undefined || options.isInPart === true
          ? O.some({ view, isComplete: options.isInPart !== true })
          : O.none,
      log,
    },
  );
  const choice = createState<ListChoice>({ ...NOTHING_CHOSEN, sortBy: O.some('category'), ...options.choice });
  const contribution = contributionStream({
    add: options.addContribution ?? (() => NEVER),
    inCart: () => NEVER,
    registry,
    site,
    keys: mutationKeys<number>(() => idempotencyKeyOf('example-key-5')),
    amounts: pageDraftMemory(),
    scheduler: asyncScheduler,
    log,
    onGiven: () => undefined,
  });
  const registries = exampleManagePort(view.items, options.manageSource);
  const manageItem = manageItemStream({
    registries,
    registry,
    site,
    address: { query: () => ({}), clear: () => undefined },
    analytics: { track: () => () => undefined },
    log,
  });
  const groupGiftFund = groupGiftFundStream({
    save: registries.updateItem,
    registry,
    site,
    manage: manageItem.open,
    analytics: { track: () => () => undefined },
    log,
  });
  const otherBrand = otherBrandStream({ registry, site, referrer: {}, log, cards: () => stream });
  const stream: RegistryListStream = registryListStream({
    addOne: options.addOne ?? (() => NEVER),
    registry,
    listChoices: { choice, choose: choice.set },
    analytics: { track: () => () => undefined },
    site,
    referrer: {},
    readTerms: options.readTerms ?? (() => () => NEVER),
    pageContext: () => ({ hasAccount: false, path: '/' }),
    goTo: options.goTo ?? (() => undefined),
    clock: { now: () => instantOf('2027-04-30T12:00:00.000Z'), timeZone: 'America/Chicago' },
    quantities: pageDraftMemory(),
    keys: options.keys ?? mutationKeys<string>(() => idempotencyKeyOf('example-key-1')),
    scheduler: asyncScheduler,
    log,
    onAdded: options.onAdded ?? (() => undefined),
    contribute: contribution.open,
    manage: manageItem.open,
    shell: createState({ cartCount: 0 }),
    goElsewhere: (_tag, identity) => otherBrand.ask({ _tag, identity }),
  });
  return { stream, registry, contribution, manageItem, groupGiftFund, otherBrand };
};

/** The patch after the first version, in which all wanted units of that item are bought. */
export const allBought = (item: RegistryItem): RegistryPatch => ({
  ...writtenTo(1),
  items: [{ ...item, purchased: item.wanted }],
  removed: [],
  header: O.none,
  totals: O.none,
});
