import {
  type AccountId,
  type Clock,
  type Dependencies,
  type IdGenerator,
  type Instant,
  isSettled,
  NO_CONTENT,
  NO_GUIDE,
  parseAccountId,
  parseGrId,
  parseInstant,
  parseLinkToken,
  parseOrderNumber,
  parsePersonalizationId,
  type RegistryOwner,
  sameMailAddress,
  settledProduct,
  tableTaxes,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { demoSites, marketTaxes } from '../arbitrary/demo-shop.ts';
import type { Given, GivenAccount } from '../contract/contract-environment.ts';
import {
  type MemoryAccounts,
  memoryAccountDrafts,
  memoryAccounts,
  memoryEmailChanges,
  memoryPasswordResets,
  memorySignInFailures,
} from './memory-accounts.ts';
import { type BrowserSessions, memoryBrowserSessions, memorySignInHandoffs } from './memory-browser-sessions.ts';
import { type MemoryCarts, memoryCarts } from './memory-carts.ts';
import { type MemoryCatalogue, memoryCatalogue } from './memory-catalogue.ts';
import { memoryDesigns } from './memory-designs.ts';
import { type MemoryEmails, type MemoryMail, memoryEmails, memoryMail } from './memory-emails.ts';
import { memoryGiftChanges } from './memory-gift-changes.ts';
import { memoryInvitations } from './memory-invitations.ts';
import { memoryKeys } from './memory-keys.ts';
import { type MemoryLog, memoryLog } from './memory-log.ts';
import { memoryOrders, memoryReportedOrders, type NotifyOwners } from './memory-orders.ts';
import { type FakePayment, fakePayment } from './memory-payment.ts';
import { memoryPhotoMaker, memoryPhotos } from './memory-photos.ts';
import { memoryPlacedOrders } from './memory-placed-orders.ts';
import { type MemoryRegistries, memoryChecklistTicks, memoryDirectory, memoryRegistries } from './memory-registries.ts';
import { type MemorySettings, memorySettings } from './memory-settings.ts';
import { type MemoryStores, memoryStores } from './memory-stores.ts';
import { memoryThanks } from './memory-thanks.ts';
import { valid } from './valid.ts';

/** What is there at first. */
export interface MemoryDependenciesOptions extends Given {
  /** The time until the clock is set; noon in London on 1 June 2027 by default. */
  readonly now?: Instant;
}

/** All driven ports in memory, with ways to fill and read them. */
export interface MemoryDependencies extends Dependencies {
  readonly registries: MemoryRegistries;
  readonly settings: MemorySettings;
  readonly carts: MemoryCarts;
  readonly catalogue: MemoryCatalogue;
  readonly stores: MemoryStores;
  readonly accounts: MemoryAccounts;
  readonly emails: MemoryEmails;
  readonly mail: MemoryMail;
  /** The sessions of browsers in this process. */
  readonly browserSessions: BrowserSessions;
  readonly payment: FakePayment;
  readonly log: MemoryLog;
  /** Adds data; the products of registries' items come with them. */
  readonly put: (given: Given) => void;
  readonly setClock: (now: Instant) => void;
}

/** Driven ports of their own, with nothing in them but what is given. */
export const memoryDependencies = ({ now, ...given }: MemoryDependenciesOptions = {}): MemoryDependencies => {
  let time = now ?? valid(parseInstant)('2027-06-01T11:00:00.000Z');
  let drawn = 0;
  let guide = NO_GUIDE;
  let content = NO_CONTENT;
  const clock: Clock = { now: () => time, timeZone: 'America/Chicago' };
  const next = (): number => {
    drawn += 1;
    return drawn;
  };
  const ids: IdGenerator = {
    orderNumber: () => valid(parseOrderNumber)(`HF-${String(next()).padStart(6, '0')}`),
    accountId: () => valid(parseAccountId)(`account-${next()}`),
    linkToken: () => valid(parseLinkToken)(`token-${String(next()).padStart(37, '0')}`),
    registryNumber: () => valid(parseGrId)(String(600_000_000 + next() * 7_919)),
    designNumber: () => valid(parsePersonalizationId)(4_000_000_000_000_000 + next() * 7_919),
    returnReference: () => `return-${next()}`,
    receiptNumber: () => `R-${String(next()).padStart(6, '0')}`,
    linkKey: () => `memory-key-${String(next()).padStart(11, '0')}`,
  };
  const keys = memoryKeys();
  const carts = memoryCarts(keys);
  const catalogue = memoryCatalogue();
  const stores = memoryStores();
  const designs = memoryDesigns();
  const registries = memoryRegistries(
    keys,
    catalogue,
    {
      unshipped: (grId, identities) => placed.unshipped(grId, identities),
      put: (email) => emails.keep(email),
    },
    clock,
  );
  const thanks = memoryThanks(registries);
  const emails = memoryEmails();
  const placed = memoryPlacedOrders(keys, registries, thanks, stores, emails);
  const accounts = memoryAccounts({
    put: emails.keep,
    all: registries.all,
    write: registries.write,
    remove: registries.remove,
    forgetEvents: registries.forgetEvents,
    addressOf: (grId) => settings.addressOf(grId),
    dropAddress: (grId) => settings.dropAddress(grId),
  });

  const ownerOf = (account: AccountId): O.Option<RegistryOwner> =>
    O.map(({ email, firstName = '' }: GivenAccount) => ({ account, email: sameMailAddress(email), firstName }))(
      O.fromNullable(accounts.get(account)),
    );
  const settings = memorySettings(registries, { ownerOf, keepEmail: emails.keep, keepDue: emails.keepDue });

  const put = ({
    accounts: people = [],
    registries: lists = [],
    products = [],
    canadianProducts = [],
    services = [],
    stores: shops = [],
    shelves = [],
    postalAreas = [],
    giftGuide = guide,
    siteContent = content,
  }: Given): void => {
    guide = giftGuide;
    content = siteContent;
    people.forEach(accounts.put);
    for (const registry of lists) {
      catalogue.put(
        registry.market,
        registry.items.map(({ product }) => product),
      );
      registries.put(registry);
    }
    for (const registry of registries.all())
      if (registry.items.some(({ identity }) => products.some(({ sku }) => sku === identity.sku)))
        registries.put({
          ...registry,
          items: registry.items.map((item) => {
            const product = products.find(({ sku }) => sku === item.identity.sku) ?? item.product;
            return { ...item, product: isSettled(registry, item.identity) ? settledProduct(product) : product };
          }),
        });
    catalogue.put('US', products);
    catalogue.put('CA', canadianProducts);
    catalogue.putServices(services);
    stores.put(shops);
    stores.stock(shelves);
    stores.putAreas(postalAreas);
  };
  put(given);

  const notifyOwners: NotifyOwners = (grId, emailTo) => {
    for (const owner of settings.ownersOf(grId)) {
      const due = emailTo(owner);
      if (O.isSome(due)) emails.keepDue(due.value);
    }
  };
  const browserSessions = memoryBrowserSessions(accounts, clock);
  const isThere = (account: AccountId): boolean => accounts.get(account) !== undefined;

  return {
    sites: demoSites,
    registries,
    settings,
    thanks: { ...thanks, changeGifts: memoryGiftChanges(keys, registries, thanks, placed, emails) },
    directory: memoryDirectory(keys, registries, settings.putAddress, isThere),
    photos: memoryPhotos(registries),
    photoMaker: memoryPhotoMaker,
    carts,
    orders: memoryOrders(
      keys,
      carts,
      registries,
      catalogue,
      stores,
      designs,
      thanks,
      placed,
      emails,
      clock,
      notifyOwners,
    ),
    reportedOrders: memoryReportedOrders(keys, emails, registries, catalogue, thanks, placed, notifyOwners),
    placedOrders: placed,
    catalogue,
    designs,
    giftGuide: () => guide,
    siteContent: () => content,
    checklistTicks: memoryChecklistTicks(registries),
    stores,
    accounts,
    accountDrafts: memoryAccountDrafts(accounts, emails),
    passwordResets: memoryPasswordResets(accounts, emails),
    emailChanges: memoryEmailChanges(accounts, emails),
    commonPasswords: { isCommon: (password) => password === 'password1' },
    signInFailures: memorySignInFailures(),
    invitations: memoryInvitations(registries, emails, isThere, ownerOf),
    signInHandoffs: memorySignInHandoffs(browserSessions.isOpen),
    browserSessions,
    emails,
    mail: memoryMail(),
    payment: fakePayment(),
    tax: tableTaxes(marketTaxes),
    clock,
    ids,
    log: memoryLog(),
    put,
    setClock: (at) => {
      time = at;
    },
  };
};
