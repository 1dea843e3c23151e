import {
  type CartRequest,
  type GrId,
  type ItemIdentity,
  NOT_PERSONALIZED,
  type OrderRequest,
  type PlacedOrder,
  type Product,
  type Registry,
  type RegistryItem,
  type RegistryView,
  type SiteId,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { exampleItem, exampleProduct, exampleRegistry } from '../arbitrary/index.ts';
import type { Browser, ContractEnvironment, GivenAccount } from './contract-environment.ts';
import { freshAccount, freshGrId, freshKey, freshSku } from './fresh.ts';
import { answerOf } from './outcome.ts';

/** A product that nobody else has. */
export const freshProduct = (overrides: Partial<Product> = {}): Product =>
  exampleProduct({ sku: freshSku(), ...overrides });

/** An item of a fresh product: one wanted and none bought unless said. */
export const freshItem = ({
  product,
  ...overrides
}: Partial<Omit<RegistryItem, 'product'>> & { readonly product?: Partial<Product> } = {}): RegistryItem =>
  exampleItem({ product: freshProduct(product), wanted: 1, purchased: 0, ...overrides });

/** A registry with its owner's account. */
export interface Scene {
  readonly owner: GivenAccount;
  readonly registry: Registry;
}

/** Puts a fresh registry with these items there, with an owner of its own. */
export const sceneIn = async (
  environment: ContractEnvironment,
  items: ReadonlyArray<RegistryItem>,
  overrides: Partial<Registry> = {},
): Promise<Scene> => {
  const owner = freshAccount();
  const registry = exampleRegistry({ grId: freshGrId(), owners: [owner.id], items, ...overrides });
  await environment.given({ accounts: [owner], registries: [registry] });
  return { owner, registry };
};

/** A browser in which the account is signed in. */
export const signedIn = async (
  environment: ContractEnvironment,
  { email, password }: GivenAccount,
  site: SiteId = 'main',
): Promise<Browser> => {
  const browser = environment.browser({ site });
  await answerOf(browser.account.signIn({ email, password }));
  return browser;
};

/** So many pieces of a registry's item. */
export const fromRegistry = (
  grId: GrId,
  { identity }: { readonly identity: ItemIdentity },
  quantity = 1,
): CartRequest => ({
  grId: O.some(grId),
  identity,
  quantity,
});

/** So many pieces of a plain product. */
export const plain = ({ sku }: Product, quantity = 1): CartRequest => ({
  grId: O.none,
  identity: { sku, personalizationId: NOT_PERSONALIZED },
  quantity,
});

/** Puts things into the browser's cart. */
export const fill = (browser: Browser, ...requests: ReadonlyArray<CartRequest>) =>
  answerOf(browser.cart.add(requests, O.none));

/** What a giver sends, with nothing accepted. */
export const orderRequest = (overrides: Partial<OrderRequest> = {}): OrderRequest => ({
  giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
  message: 'With love to you both.',
  accepted: [],
  ...overrides,
});

/** Buys things with a browser that was never here. */
export const buy = async (
  environment: ContractEnvironment,
  ...requests: ReadonlyArray<CartRequest>
): Promise<PlacedOrder> => {
  const browser = environment.browser();
  await fill(browser, ...requests);
  return answerOf(browser.orders.place(orderRequest(), freshKey()));
};

/** The registry as the browser sees it. */
export const opened = (browser: Browser, { grId }: Registry): Promise<RegistryView> =>
  answerOf(browser.registries.open({ grId, viewing: 'own' }));
