import { either as E, function as F, type option as O, taskEither as TE } from 'fp-ts';
import { authorize } from '../account/index.ts';
import { idempotentOperation } from '../idempotency/index.ts';
import type { Product } from '../item/index.ts';
import { messagesOf } from '../messages/index.ts';
import { ownerCommands, requireVisible } from '../owner-command/index.ts';
import { type Design, designIdentities } from '../personalization/index.ts';
import type {
  AddItemRefusal,
  Dependencies,
  IdempotentDecision,
  ListRefusal,
  Person,
  Registries,
} from '../ports/index.ts';
import { additionFacts, additionTouches, decideAdd, resolveAdditions } from './decide-add.ts';
import { extrasOf } from './extras.service.ts';
import type { ItemAddition, ItemsAddition } from './item-changes.ts';
import type { Registry } from './registry.ts';

const OPERATION = idempotentOperation<ItemsAddition>('addItems');

const termsOf = ({ identity, quantity, brand }: ItemAddition): ReadonlyArray<string> => [
  identity.sku,
  String(identity.personalizationId),
  String(quantity),
  ...(brand === undefined ? [] : [brand]),
];

/** Adds items to a list, once per key (ADD-01, CART-08), and returns the extras that go with them (ADD-04). */
export const addItems = (dependencies: Dependencies, person: Person): Registries['addItems'] => {
  const writes = ownerCommands(dependencies, person);

  const decide =
    (additions: ReadonlyArray<ItemAddition>, designs: ReadonlyArray<Design>, extras: ItemsAddition['extras']) =>
    (
      found: O.Option<Registry>,
      products: ReadonlyArray<Product>,
    ): E.Either<ListRefusal | AddItemRefusal, IdempotentDecision<ItemsAddition>> =>
      F.pipe(
        requireVisible(person)(found),
        E.chainW(
          writes.asSeen((seen) =>
            F.pipe(
              resolveAdditions(additions, products),
              E.chainFirstW(() => authorize('addItem')(seen)),
              E.chainW((named) => decideAdd(seen.registry.items, named, designs)),
              E.map((items) => ({
                items,
                facts: additionFacts(
                  seen.registry.items,
                  items,
                  messagesOf(person.site.language).personalizationMessages.messages(person.site.currencyPrefix),
                  designs,
                ),
              })),
            ),
          ),
        ),
        E.map(({ items, facts }) => ({
          facts,
          answer: (event, after) => {
            const patch = writes.patchOf(after, { ...event, facts: additionTouches(items) });
            return { version: event.version, items, extras, patch };
          },
        })),
      );

  return (grId, additions, key) =>
    writes.authorizeOwner('addItems', grId, (account) =>
      F.pipe(
        TE.Do,
        TE.apSW('designs', dependencies.designs.find(designIdentities(additions))),
        TE.apSW(
          'extras',
          extrasOf(
            { ...dependencies, formatPrice: messagesOf(person.site.language).formatPrice },
            person.site,
            additions,
          ),
        ),
        TE.chainW(({ designs, extras }) =>
          dependencies.registries.changeIdempotently(
            grId,
            additions.map(({ identity }) => identity),
            writes.idempotencyFor(OPERATION, account, key, [grId, ...additions.flatMap(termsOf)]),
            decide(additions, designs, extras),
          ),
        ),
      ),
    );
};
