import { type AddButtonEvent, addedUnits, type GrId } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { map, type SchedulerLike, tap } from 'rxjs';
import { type MutationKeys, type MutationState, type Mutations, mutations } from '../mutation/index.ts';
import type { Addition, AddWish, ListingReason } from './adding-model.ts';
import type { RegistryAddingParts } from './adding-parts.ts';

/** How many pieces are wanted now of what was just added. */
const wantedIn = ({ items }: Addition): number => items.reduce((sum, { wanted }) => sum + wanted, 0);

/** What a mutation that stands so does to the button. */
export const eventOf = (state: MutationState<ListingReason, Addition>): AddButtonEvent => {
  switch (state._tag) {
    case 'Pending':
      return { _tag: 'Pressed', disabled: O.none };
    case 'Succeeded':
      return { _tag: 'Succeeded', added: addedUnits(state.answer.items), wanted: wantedIn(state.answer) };
    case 'Failed':
      return { _tag: 'Failed' };
    case 'Idle':
      return { _tag: 'AddedWasShown' };
  }
};

/** So many pieces of something shall be on that registry. */
export interface AskedToAdd {
  readonly grId: GrId;
  readonly wish: AddWish;
}

/** What the mutations stand on, and who is told where each stands. */
export interface AddingMutationsParts extends Pick<RegistryAddingParts, 'source' | 'registryAt'> {
  readonly onState: (state: MutationState<ListingReason, Addition>, asked: AskedToAdd) => void;
  readonly keys: MutationKeys;
  readonly scheduler: SchedulerLike;
}

/** What is asked for there, whatever the quantity. */
export const askedItem = ({ grId, wish: { sku, personalizationId } }: AskedToAdd): string =>
  `${grId} ${sku}-${personalizationId}`;

/** Putting things on registries; the page of a registry learns of it with the answer. */
export const addingMutations = ({ source, registryAt, ...parts }: AddingMutationsParts): Mutations<AskedToAdd> =>
  mutations<AskedToAdd, ListingReason, Addition>({
    ...parts,
    run: ({ grId, wish: { sku, personalizationId, quantity } }, key) =>
      source.add(grId, { identity: { sku, personalizationId }, quantity }, key).pipe(
        tap((answer) => {
          if (E.isRight(answer)) registryAt(grId).fold(answer.right.patch);
        }),
        map(E.map(({ items, extras }): Addition => ({ grId, items, extras }))),
      ),
    intentOf: (asked) => ({ item: askedItem(asked), asked: asked.wish.quantity }),
    withAsked: (asked, quantity) => ({ ...asked, wish: { ...asked.wish, quantity } }),
  });
