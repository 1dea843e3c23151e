import {
  createState,
  eventTypeOf,
  type ItemsAddition,
  NOT_PERSONALIZED,
  type OwnRegistry,
  type Product,
  type RegistryItem,
} from '@gift-registry/domain';
import {
  dayOf,
  exampleProduct,
  exampleView,
  grIdOf,
  idempotencyKeyOf,
  versionOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler, of } from 'rxjs';
import { mutationKeys } from '../../mutation/index.ts';
import type { RegistryModel } from '../../registry/index.ts';
import type { WaitingRequest } from '../adding-memory.ts';
import {
  type AddingSource,
  type RegistryAddingDependencies,
  type RegistryAddingStream,
  registryAddingStream,
} from '../registry-adding.stream.ts';

/** A registry of the person. */
export const exampleOwn = (number = '7310442', name = 'Amelia'): OwnRegistry => ({
  grId: grIdOf(number),
  eventType: eventTypeOf('br'),
  eventDate: O.some(dayOf('2027-06-12')),
  isPaused: false,
  primaryFirstName: name,
  secondaryFirstName: O.some('Jonah'),
});

/** The answer after adding that quantity of the product. */
export const exampleAddition = (
  product: Product,
  quantity: number,
  extras: ItemsAddition['extras'] = [],
): ItemsAddition => ({
  version: versionOf(9),
  items: [
    { identity: { sku: product.sku, personalizationId: NOT_PERSONALIZED }, product, added: quantity, wanted: quantity },
  ],
  extras,
  patch: { ...writtenTo(9), items: [], removed: [], header: O.none, totals: O.none },
});

/** A page that has read a registry with these items. */
export const exampleListed = (items: ReadonlyArray<RegistryItem>): RegistryModel => ({
  _tag: 'Loaded',
  view: exampleView({ role: 'registrant', items }),
  isComplete: true,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
});

/** A memory of the tab. */
export const memoryWaiting = (first: O.Option<WaitingRequest> = O.none) => {
  let stored = first;
  return {
    read: () => stored,
    keep: (wish: O.Option<WaitingRequest>) => () => {
      stored = wish;
    },
  };
};

/** Adding for a person who is signed in with one registry; everything answers at once by default. */
export const exampleAdding = ({
  source = {},
  ...options
}: Partial<Omit<RegistryAddingDependencies, 'source'>> & {
  readonly source?: Partial<AddingSource>;
} = {}): RegistryAddingStream => {
  let made = 0;
  return registryAddingStream({
    source: {
      readOwn$: of(E.right([exampleOwn()])),
      add: (_, { identity, quantity }) => of(E.right(exampleAddition(exampleProduct({ sku: identity.sku }), quantity))),
      readTerms: () => () =>
        of(
          E.right(
            O.some({
              title: 'Confirm Your Selection',
              termsHtml: '<p>Made for you alone.</p>',
              leadTime: 'In 8 weeks',
            }),
          ),
        ),
      ...source,
    },
    registryAt: () => ({ model: createState<RegistryModel>({ _tag: 'Loading' }), fold: () => undefined }),
    shell: createState({ isLoggedIn: true }),
    pageContext: () => ({ hasAccount: true, path: '/search?q=plate' }),
    goTo: () => undefined,
    askToSignIn: () => undefined,
    onAdded: () => undefined,
    onSignedOut: () => undefined,
    waiting: memoryWaiting(),
    chosenMemory: { read: () => [], keep: () => () => undefined },
    keys: mutationKeys(() => {
      made += 1;
      return idempotencyKeyOf(`adding-key-${made}`);
    }),
    scheduler: asyncScheduler,
    log: { write: () => () => undefined },
    ...options,
  });
};
