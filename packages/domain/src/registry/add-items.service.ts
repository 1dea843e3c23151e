import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { AddItemRefusal, DecidedOnce, ListRefusal, Person, Registries, World } from '../ports/index.ts';
import { additionFact, additionFacts, decideAdd, type NamedAddition, nameAdditions } from './decide-add.ts';
import type { ItemAddition, ItemsAddition } from './item-addition.ts';
import { KEY_REUSED, mayManage, ownerWrites, seenOr404 } from './owner-writes.service.ts';
import type { Registry } from './registry.ts';

const wordsOf = ({ identity, quantity }: ItemAddition): ReadonlyArray<string> => [
  identity.sku,
  String(identity.personalizationId),
  String(quantity),
];

/** Putting things on the list, once for a key (ADD-01, CART-08). */
export const addItems = (world: World, person: Person): Registries['addItems'] => {
  const writes = ownerWrites(world, person);

  const decide =
    (named: ReadonlyArray<NamedAddition>) =>
    (found: O.Option<Registry>): E.Either<ListRefusal | AddItemRefusal, DecidedOnce> =>
      F.pipe(
        seenOr404(person)(found),
        E.chainW(mayManage),
        E.chainW(({ registry }) => decideAdd(registry.items, named)),
        E.map((items) => ({
          facts: additionFacts(items),
          answer: ({ version }, after) => {
            const patch = writes.patchOf(after, { version, facts: items.map(additionFact) });
            const answer: ItemsAddition = { version, items, patch };
            return O.some({ _tag: 'ItemsAdded', answer });
          },
        })),
      );

  return (grId, additions, key) =>
    writes.letIn('addItems', grId, (account) =>
      F.pipe(
        world.catalogue.products(person.site.market, [...new Set(additions.map(({ identity }) => identity.sku))]),
        TE.chainEitherKW((products) => nameAdditions(additions, products)),
        TE.chainW((named) =>
          world.registries.changeOnce(
            grId,
            additions.map(({ identity }) => identity),
            writes.onceFor('add items', account, key, [grId, ...additions.flatMap(wordsOf)]),
            decide(named),
          ),
        ),
        TE.chainEitherKW((kept) => (kept._tag === 'ItemsAdded' ? E.right(kept.answer) : E.left(KEY_REUSED))),
      ),
    );
};
