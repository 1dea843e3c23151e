import { purchasedOfWanted, purchaseState, remaining, stillNeeded } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface Wish {
  readonly wants: number;
  readonly purchased: number;
}

const examples: ReadonlyArray<Wish> = [
  { wants: 1, purchased: 0 },
  { wants: 1, purchased: 1 },
  { wants: 8, purchased: 0 },
  { wants: 8, purchased: 1 },
  { wants: 8, purchased: 7 },
  { wants: 8, purchased: 8 },
  { wants: 8, purchased: 9 },
];

const rowOf = (wish: Wish): ReadonlyArray<string> => [
  String(wish.wants),
  String(wish.purchased),
  purchaseState(wish),
  purchasedOfWanted(wish),
  purchaseState(wish) === 'full' ? '' : stillNeeded(remaining(wish)),
];

const PurchaseStates = (own: Wish) => (
  <RuleTable
    rule="Purchase state"
    columns={['Wanted', 'Purchased', 'State', 'Said on the card', 'Left']}
    rows={examples.map(rowOf)}
    own={rowOf(own)}
  />
);

/** How far the wish for a gift is fulfilled: none, partial or full, and what its card says of it. What was bought beyond the wish is full. */
const meta: Meta<typeof PurchaseStates> = { title: 'Rules/Purchase state', tags: ['!test'], component: PurchaseStates };
export default meta;

export const AtTheBounds: StoryObj<typeof PurchaseStates> = {
  name: 'At the bounds',
  args: { wants: 999, purchased: 12 },
};
