import { decideContribution, isSameIdentity, type Registry } from '@gift-registry/domain';
import { either as E, function as F, option as O, type taskEither as TE } from 'fp-ts';
import { centsOf, markets, orderNumberOf } from '../arbitrary/index.ts';
import { freshAccount, freshKey } from '../contract/fresh.ts';
import { memoryBrowser } from '../memory/memory-browser.ts';
import { memoryDependencies } from '../memory/memory-dependencies.ts';
import { paymentTokens } from '../memory/memory-payment.ts';
import { identityIn, type ModelledRegistry, productOf, registryOf, repriced } from './modelled-registry.ts';
import type { RegistryAction, ShelfProduct } from './registry-action.ts';
import type { ModelList } from './registry-model.ts';

const isDone = async <R, A>(call: TE.TaskEither<R, A>): Promise<boolean> => E.isRight(await call());

const giver = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' };

/** The services over a world in memory: an owner's browser, and a guest's that was never here for each purchase. */
export const memoryRegistry = async (
  list: ModelList,
  shelf: ReadonlyArray<ShelfProduct>,
): Promise<ModelledRegistry> => {
  const owner = freshAccount();
  const given: Registry = { ...registryOf(list, shelf), owners: [owner.id] };
  const { grId } = given;
  const dependencies = memoryDependencies({ accounts: [owner], registries: [given], products: shelf.map(productOf) });
  const { registries, account } = memoryBrowser(dependencies, {});
  await account.signIn(owner)();

  const buy = async ({ at, quantity, onPurpose }: Extract<RegistryAction, { _tag: 'Buy' }>): Promise<boolean> => {
    const guest = memoryBrowser(dependencies, {});
    const identity = identityIn(shelf, at);
    const accepted = onPurpose ? [{ grId, identity, quantity }] : [];
    return (
      (await isDone(guest.cart.addFromRegistry([{ grId: O.some(grId), identity, quantity }], O.none))) &&
      (await isDone(
        guest.orders.place(
          { giver, message: '', accepted, payment: { _tag: 'Token', token: paymentTokens.succeeds } },
          freshKey(),
        ),
      ))
    );
  };

  const contribute = ({ at, cents }: Extract<RegistryAction, { _tag: 'Contribute' }>): Promise<boolean> => {
    const identity = identityIn(shelf, at);
    return isDone(
      dependencies.registries.change(grId, [identity], (registry) =>
        F.pipe(
          registry,
          O.chain(({ items }) => O.fromNullable(items.find((item) => isSameIdentity(item.identity, identity)))),
          E.fromOption(() => ({ _tag: 'ItemUnknown' as const })),
          E.chainW((item) => decideContribution(markets.US, item, centsOf(cents), orderNumberOf('HF-000001'))),
        ),
      ),
    );
  };

  const read = (): Registry => {
    const registry = dependencies.registries.get(grId);
    if (registry === undefined) throw new Error('the registry is gone');
    return registry;
  };

  const reprice = ({ at, cents }: Extract<RegistryAction, { _tag: 'Reprice' }>): Promise<boolean> => {
    const identity = identityIn(shelf, at);
    const currentPrice = centsOf(cents);
    const products = dependencies.catalogue.get('US', [identity.sku]).map((product) => ({ ...product, currentPrice }));
    dependencies.catalogue.put('US', products);
    dependencies.registries.put(repriced(read(), identity, cents));
    return Promise.resolve(true);
  };

  const attempt = (action: RegistryAction): Promise<boolean> => {
    const identity = identityIn(shelf, action.at);
    switch (action._tag) {
      case 'Add':
        return isDone(registries.addItems(grId, [{ identity, quantity: action.quantity }], O.none));
      case 'Want':
        return isDone(registries.changeWantedQuantity(grId, identity, action.wanted));
      case 'Buy':
        return buy(action);
      case 'Contribute':
        return contribute(action);
      case 'Replace':
        return isDone(registries.replaceItem(grId, identity, identityIn(shelf, action.by), O.none));
      case 'Remove':
        return isDone(registries.removeItem(grId, identity));
      case 'Love':
        return isDone(registries.changeMostLoved(grId, identity, action.isWanted));
      case 'Share':
        return isDone(registries.changeGroupGift(grId, identity, action.isWanted));
      case 'Reprice':
        return reprice(action);
    }
  };

  return { attempt, read: async () => read() };
};
