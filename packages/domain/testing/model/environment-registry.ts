import type { Registry, RegistryView } from '@gift-registry/domain';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { centsOf, exampleRegistry } from '../arbitrary/index.ts';
import type { Browser, ContractEnvironment } from '../contract/contract-environment.ts';
import { freshAccount, freshGrId, freshKey } from '../contract/fresh.ts';
import { paymentTokens } from '../memory/memory-payment.ts';
import { identityIn, type ModelledRegistry, productOf, registryOf } from './modelled-registry.ts';
import type { RegistryAction, ShelfProduct } from './registry-action.ts';
import type { ModelList } from './registry-model.ts';

const isDone = async <R, A>(call: TE.TaskEither<R, A>): Promise<boolean> => E.isRight(await call());

const order = {
  giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
  message: '',
  accepted: [],
  payment: { _tag: 'Token', token: paymentTokens.succeeds },
} as const;

/** The services of a world, as browsers reach them: an owner's, and a guest's that was never here for each gift. */
export const environmentRegistry = async (
  environment: ContractEnvironment,
  list: ModelList,
  shelf: ReadonlyArray<ShelfProduct>,
): Promise<ModelledRegistry> => {
  const owner = freshAccount();
  const given: Registry = { ...registryOf(list, shelf), grId: freshGrId(), owners: [owner.id] };
  const { grId } = given;
  await environment.given({ products: shelf.map(productOf) });
  await environment.given({ accounts: [owner], registries: [given] });
  const { registries, account } = environment.browser();
  await account.signIn(owner)();

  const placed = async (
    fill: (guest: Browser) => TE.TaskEither<unknown, unknown>,
    accepted: Parameters<Browser['orders']['place']>[0]['accepted'] = [],
  ): Promise<boolean> => {
    const guest = environment.browser();
    return (await isDone(fill(guest))) && isDone(guest.orders.place({ ...order, accepted }, freshKey()));
  };

  const attempt = async (action: RegistryAction): Promise<boolean> => {
    const identity = identityIn(shelf, action.at);
    switch (action._tag) {
      case 'Add':
        return isDone(registries.addItems(grId, [{ identity, quantity: action.quantity }], O.none));
      case 'Want':
        return isDone(registries.changeWantedQuantity(grId, identity, action.wanted));
      case 'Buy':
        return placed(
          ({ cart }) => cart.addFromRegistry([{ grId: O.some(grId), identity, quantity: action.quantity }], O.none),
          action.onPurpose ? [{ grId, identity, quantity: action.quantity }] : [],
        );
      case 'Contribute':
        return placed(({ cart }) =>
          cart.addContribution({ grId, identity, amount: centsOf(action.cents) }, freshKey()),
        );
      case 'Replace':
        return isDone(registries.replaceItem(grId, identity, identityIn(shelf, action.by), O.none));
      case 'Remove':
        return isDone(registries.removeItem(grId, identity));
      case 'Love':
        return isDone(registries.changeMostLoved(grId, identity, action.isWanted));
      case 'Share':
        return isDone(registries.changeGroupGift(grId, identity, action.isWanted));
      case 'Reprice': {
        const products = shelf
          .filter((_, at) => at === action.at)
          .map((product) => ({ ...product, cents: action.cents }));
        await environment.given({ products: products.map(productOf) });
        return true;
      }
    }
  };

  const read = async (): Promise<Registry> => {
    const view: E.Either<unknown, RegistryView> = await registries.open({ grId, viewing: 'own' })();
    if (E.isLeft(view)) throw new Error('the registry is gone');
    return exampleRegistry({ grId, items: view.right.items });
  };

  return { attempt, read, hidesSettled: true };
};
