import {
  type AddButtonEvent,
  addedUnits,
  identityKey,
  NOT_PERSONALIZED,
  newAddButton,
  type Product,
  paths,
  type RecommendedItem,
  registryBlocker,
  type Sku,
  stepAddButton,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { nameLinkId } from '../list-model/index.ts';
import { type MutationState, reasonOf } from '../mutation/index.ts';
import type { AddControl, AddedProduct, AddingModel, Addition, ListingReason } from './adding-model.ts';

const plain = (sku: Sku) => ({ sku, personalizationId: NOT_PERSONALIZED });

/** The product to add, made from a catalogue product. */
export const addedProductOf = (product: Product): AddedProduct => ({
  sku: product.sku,
  name: product.name,
  path: product.path,
  hasCustomOrderConfirmation: product.hasCustomOrderConfirmation,
  blocker: registryBlocker(product),
});

/** The product to add, made from a recommendation; other blockers are reported by the service. */
export const recommendedProductToAdd = ({
  sku,
  name,
  path,
  hasCustomOrderConfirmation,
}: RecommendedItem): AddedProduct => ({
  sku,
  name,
  path,
  hasCustomOrderConfirmation,
  blocker: O.none,
});

/** The state of a product's add button for the chosen registry. */
export const buttonOf = ({ buttons, listed }: AddingModel, sku: Sku) =>
  buttons.get(sku) ?? newAddButton(O.fromNullable(listed.get(sku)));

/** The states of the add buttons after the registry's wanted quantities changed. */
export const listedButtons = (buttons: AddingModel['buttons'], listed: AddingModel['listed']): AddingModel['buttons'] =>
  new Map(
    [...buttons].map(([sku, button]) => [
      sku,
      stepAddButton('list')(button, { _tag: 'Listed', wanted: O.fromNullable(listed.get(sku)) }),
    ]),
  );

/** The control for adding that product; `here` is the page's path and query, to return to. */
export const addControl = (model: AddingModel, thing: AddedProduct, here: string): AddControl => {
  const { own, chosen, mutations } = model;
  if (O.isSome(thing.blocker) && !(thing.blocker.value === 'design-missing' && model.listed.has(thing.sku))) {
    return {
      _tag: 'Blocked',
      reason: thing.blocker.value,
      designHref: thing.blocker.value === 'design-missing' && thing.path !== '' ? O.some(thing.path) : O.none,
    };
  }
  if (own._tag === 'SignedOut') return { _tag: 'SignIn', href: paths.signIn(here) };
  if (own._tag !== 'Read') return own;
  if (O.isNone(chosen)) return { _tag: 'Create', href: paths.newRegistry };
  const mutation = mutations.get(thing.sku);
  return {
    _tag: 'Ready',
    button: buttonOf(model, thing.sku),
    editHref: `${paths.manageItem(chosen.value.grId, thing.sku)}#${nameLinkId(identityKey(plain(thing.sku)))}`,
    refusal: mutation === undefined ? O.none : reasonOf(mutation),
  };
};

/** The state of adding, as its button shows it. */
export type AddStep = 'Idle' | 'Adding' | 'Added';

/** The button's state after an addition. `Idle` if nothing was added, since the registry already wants the most it may (ADD-01). */
export const listingStep = (mutation: MutationState<ListingReason, Addition> | undefined): AddStep => {
  if (mutation?._tag === 'Pending') return 'Adding';
  return mutation?._tag === 'Succeeded' && addedUnits(mutation.answer.items) > 0 ? 'Added' : 'Idle';
};

/** How many units of the just added product are wanted now. */
const wantedIn = ({ items }: Addition): number => items.reduce((sum, { wanted }) => sum + wanted, 0);

/** The event of the add button for a change of the mutation. */
export const eventOf = (state: MutationState<ListingReason, Addition>): AddButtonEvent => {
  switch (state._tag) {
    case 'Pending':
      return { _tag: 'Pressed', disabled: O.none };
    case 'Succeeded':
      return { _tag: 'Succeeded', added: addedUnits(state.answer.items), wanted: wantedIn(state.answer) };
    case 'Unconfirmed':
    case 'Failed':
      return { _tag: 'Failed' };
    case 'Idle':
      return { _tag: 'AddedWasShown' };
  }
};
