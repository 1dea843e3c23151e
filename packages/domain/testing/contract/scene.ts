import {
  applyPatch,
  type CartRequest,
  type CartView,
  type ContributionRequest,
  type GrId,
  type ItemIdentity,
  type Language,
  type LinkToken,
  NOT_PERSONALIZED,
  type OrderRequest,
  type PlacedOrder,
  type PostalAddress,
  type Product,
  parseLinkToken,
  type Registry,
  type RegistryItem,
  type RegistryPatch,
  type RegistrySignal,
  type RegistryView,
  type SiteId,
} from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { filter, firstValueFrom, type Observable, take, toArray } from 'rxjs';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { centsOf, exampleAddress, exampleItem, exampleProduct, exampleRegistry } from '../arbitrary/index.ts';
import { paymentTokens } from '../memory/memory-payment.ts';
import type { Browser, ContractEnvironment, GivenAccount, PaymentCounts } from './contract-environment.ts';
import { freshAccount, freshGrId, freshKey, freshNetworkAddress, freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';

/** The environment in which the tests of the present contract run. */
export let environment: ContractEnvironment;

/** A contract: what every implementation of a port must do, to be run in an environment of that name. */
export const contract =
  (subject: string, defineTests: () => void) =>
  (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
    describe(`${subject} over ${name}`, () => {
      beforeAll(async () => {
        environment = await makeEnvironment();
      });
      afterAll(() => environment.close());
      defineTests();
    });
  };

/** The value; a missing one fails the test. */
export const present = <A>(value: A | undefined): A => value ?? expect.fail('it is missing');

/** A product that no other test has. */
export const freshProduct = (overrides: Partial<Product> = {}): Product =>
  exampleProduct({ sku: freshSku(), ...overrides });

/** An item of a fresh product: one wanted and none bought by default. */
export const freshItem = ({
  product,
  ...overrides
}: Partial<Omit<RegistryItem, 'product'>> & { readonly product?: Partial<Product> } = {}): RegistryItem =>
  exampleItem({ product: freshProduct(product), wanted: 1, purchased: 0, ...overrides });

/** The fund of a group gift. */
export const fund = (goal: number, raised: number, name = 'Linden Dinner Plate') =>
  O.some({ name, goal: centsOf(goal), raised: centsOf(raised) });

/** A group gift that costs 100.00, with so much raised. */
export const sharedGift = (raised = 0, overrides: Parameters<typeof freshItem>[0] = {}): RegistryItem =>
  freshItem({
    ...overrides,
    product: { currentPrice: centsOf(10_000), ...overrides.product },
    groupGift: fund(10_000, raised, 'Kettle'),
  });

/** An account that is there. */
export const givenAccount = async (overrides: Partial<GivenAccount> = {}): Promise<GivenAccount> => {
  const account = { ...freshAccount(), ...overrides };
  await environment.given({ accounts: [account] });
  return account;
};

/** Products that are there. */
export const givenProducts = async (...overrides: ReadonlyArray<Partial<Product>>): Promise<ReadonlyArray<Product>> => {
  const products = overrides.map(freshProduct);
  await environment.given({ products });
  return products;
};

export const givenProduct = async (overrides: Partial<Product> = {}): Promise<Product> =>
  present((await givenProducts(overrides))[0]);

/** A registry with its owner's account. */
export interface Scene {
  readonly owner: GivenAccount;
  readonly registry: Registry;
}

/** A fresh registry with these items, and its own owner. */
export const givenRegistry = async (
  items: ReadonlyArray<RegistryItem>,
  overrides: Partial<Registry> = {},
): Promise<Scene> => {
  const owner = freshAccount();
  const registry = exampleRegistry({ grId: freshGrId(), owners: [owner.id], items, ...overrides });
  await environment.given({ accounts: [owner], registries: [registry] });
  return { owner, registry };
};

/** A browser with its own network address, in which the account is signed in. */
export const signedIn = async (
  { email, password }: GivenAccount,
  site: SiteId = 'main',
  language: Language = 'en',
): Promise<Browser> => {
  const browser = environment.browser({ site, networkAddress: freshNetworkAddress(), language });
  await answerOf(browser.account.signIn({ email, password }));
  return browser;
};

/** A number of units of a registry's item. */
export const fromRegistry = (
  grId: GrId,
  { identity }: { readonly identity: ItemIdentity },
  quantity = 1,
): CartRequest => ({ grId: O.some(grId), identity, quantity });

/** A number of units of a plain product. */
export const plain = ({ sku }: Product, quantity = 1): CartRequest => ({
  grId: O.none,
  identity: { sku, personalizationId: NOT_PERSONALIZED },
  quantity,
});

/** A contribution to a group gift. */
export const towards = (grId: GrId, { identity }: RegistryItem, amount: number): ContributionRequest => ({
  grId,
  identity,
  amount: centsOf(amount),
});

/** Adds things to the browser's cart. */
export const fill = (browser: Browser, ...requests: ReadonlyArray<CartRequest>) =>
  answerOf(browser.cart.add(requests, O.none));

export const linesOf = async ({ cart }: Browser): Promise<CartView['lines']> => (await answerOf(cart.read)).lines;

const { recipient: _, ...livesAt } = exampleAddress();

/** Where the giver of an example order lives. */
export const postalAddress: PostalAddress = livesAt;

/** An order's giver, message, address and a card that is accepted, with nothing else accepted. */
export const orderRequest = (overrides: Partial<OrderRequest> = {}): OrderRequest => ({
  giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
  message: 'With love to you both.',
  accepted: [],
  postalAddress,
  payment: { _tag: 'Token', token: paymentTokens.succeeds },
  ...overrides,
});

/** Orders what is in the browser's cart. */
export const placeOrder = ({ orders }: Browser) => orders.place(orderRequest(), freshKey());

/** Buys things with a new browser. */
export const buy = async (...requests: ReadonlyArray<CartRequest>): Promise<PlacedOrder> => {
  const browser = environment.browser();
  await fill(browser, ...requests);
  return answerOf(placeOrder(browser));
};

/** A new browser that has a contribution in its cart. */
export const contributing = async (grId: GrId, item: RegistryItem, amount: number): Promise<Browser> => {
  const browser = environment.browser();
  await answerOf(browser.cart.addContribution(towards(grId, item, amount), freshKey()));
  return browser;
};

/** The payments made while something was done. */
export const moneyDuring = async (action: () => Promise<unknown>): Promise<PaymentCounts> => {
  const before = environment.payments();
  await action();
  const after = environment.payments();
  return {
    authorized: after.authorized - before.authorized,
    captured: after.captured - before.captured,
    released: after.released - before.released,
  };
};

/** Makes the same call many times at once: all that are answered get the same answer, the others are shown that one is in progress. */
export const atOnce = async <Failure, Answer>(call: TE.TaskEither<Failure, Answer>, times = 20): Promise<Answer> => {
  const outcomes = await Promise.all(Array.from({ length: times }, () => call()));
  const [first, ...others] = outcomes.filter(E.isRight).map(({ right }) => right);
  for (const other of others) expect(other).toEqual(first);
  for (const { left } of outcomes.filter(E.isLeft)) expect(left).toEqual({ _tag: 'RequestInProgress' });
  return present(first);
};

/** The registry as the browser sees it. */
export const opened = (browser: Browser, { grId }: Pick<Registry, 'grId'>): Promise<RegistryView> =>
  answerOf(browser.registries.open({ grId, viewing: 'own' }));

const isPatched = (signal: RegistrySignal): signal is Extract<RegistrySignal, { readonly _tag: 'Patched' }> =>
  signal._tag === 'Patched';

/** The next patches of a registry that is watched. */
export const patchesOf = async (
  signals$: Observable<RegistrySignal>,
  count: number,
): Promise<ReadonlyArray<RegistryPatch>> => {
  const signals = await firstValueFrom(signals$.pipe(filter(isPatched), take(count), toArray()));
  return signals.map(({ patch }) => patch);
};

/** The view after all patches; a gap between them fails the test. */
export const folded = (view: RegistryView, patches: ReadonlyArray<RegistryPatch>): RegistryView =>
  patches.reduce((before, patch) => {
    const after = applyPatch(before, patch);
    return E.isRight(after)
      ? after.right
      : expect.fail(`a patch of version ${patch.version} does not follow version ${before.version}`);
  }, view);

/** The pages of a registry's owner and of a guest, open during so many writes. */
export const openPages = async ({ registry, owner }: Scene, writes: number) => {
  const [owners, guest] = [await signedIn(owner), environment.browser()];
  const before = [await opened(owners, registry), await opened(guest, registry)] as const;
  const watched = patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, registry), writes);
  return {
    owners,
    guest,
    /** Expects both pages to show what a new page would: the owner's by the answers' patches, the guest's by those it received, which it gives. */
    upToDate: async (answered: ReadonlyArray<RegistryPatch>): Promise<ReadonlyArray<RegistryPatch>> => {
      const patches = await watched;
      expect(folded(before[0], answered)).toEqual(await opened(owners, registry));
      expect(folded(before[1], patches)).toEqual(await opened(guest, registry));
      return patches;
    },
  };
};

/** A call that only owners may make. */
export type OwnerCall = (
  browser: Browser,
  grId: GrId,
  identity: ItemIdentity,
) => TE.TaskEither<{ readonly _tag: string }, unknown>;

/** Expects calls of others to be refused, in this order: not signed in, no registry that they may see, not theirs. */
export const refusedToOthers = async (calls: ReadonlyArray<OwnerCall>): Promise<void> => {
  const item = freshItem();
  const { registry } = await givenRegistry([item]);
  const hidden = await givenRegistry([item], { visibility: { _tag: 'Private' } });
  const [visitor, stranger] = [environment.browser(), await signedIn(await givenAccount())];
  for (const [browser, grId, expected] of [
    [visitor, registry.grId, 'SignInNeeded'],
    [visitor, freshGrId(), 'SignInNeeded'],
    [stranger, freshGrId(), 'RegistryNotFound'],
    [stranger, hidden.registry.grId, 'RegistryNotFound'],
    [stranger, registry.grId, 'NotOwner'],
  ] as const)
    for (const call of calls) expect(await refusalOf(call(browser, grId, item.identity))).toEqual({ _tag: expected });
  expect(await opened(visitor, registry)).toMatchObject({ version: registry.version, items: [item] });
};

/** The secret of the link in the last email to the address; without one the test fails. */
export const linkIn = async (email: string): Promise<LinkToken> => {
  const last = (await environment.mailTo(email)).at(-1);
  const token = parseLinkToken(/[?&]token=([A-Za-z0-9_-]+)/.exec(last?.text ?? '')?.[1] ?? '');
  return O.isSome(token) ? token.value : expect.fail(`no link in: ${last?.text ?? 'no email'}`);
};

/** The subjects of all emails to the address, oldest first. */
export const subjectsTo = async (email: string): Promise<ReadonlyArray<string>> =>
  (await environment.mailTo(email)).map(({ subject }) => subject);
