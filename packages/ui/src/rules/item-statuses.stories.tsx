import {
  conditionOf,
  itemStatus,
  nlaItemMessages,
  nlaOffers,
  type Product,
  type RegistryItem,
  type Site,
} from '@gift-registry/domain';
import {
  exampleItem,
  exampleMonogrammed,
  examplePersonalization,
  exampleProduct,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';

interface ItemStatusesProps {
  readonly isReplacementOn: boolean;
}

const plate = (product: Partial<Product>, purchased: number): RegistryItem =>
  exampleItem({ product: exampleProduct(product), wanted: 8, purchased });

const wrong = (isNla: boolean): RegistryItem => ({
  ...exampleMonogrammed({ isNla }),
  personalization: O.some(examplePersonalization({ hasError: true })),
});

/** A description of an item, and such an item. */
const examples: ReadonlyArray<readonly [string, RegistryItem]> = [
  ['Wanted', plate({}, 3)],
  ['Bought as often as wanted', plate({}, 8)],
  ['Being discontinued', plate({ isBeingDiscontinued: true }, 3)],
  ['Being discontinued, and bought', plate({ isBeingDiscontinued: true }, 8)],
  ['Not coming back', plate({ isNla: true }, 3)],
  ['Not coming back, and bought', plate({ isNla: true }, 8)],
  ['Its words have a mistake', wrong(false)],
  ['Not coming back, with a mistake', wrong(true)],
];

const offered = (
  role: 'registrant' | 'guest',
  features: Pick<Site['features'], 'nlaReplacement'>,
  item: RegistryItem,
) => {
  const { replace, remove } = nlaOffers(role, features, item);
  return [...(replace ? [nlaItemMessages.replace] : []), ...(remove ? [nlaItemMessages.remove] : [])].join(', ');
};

const ItemStatuses = ({ isReplacementOn }: ItemStatusesProps) => {
  const features = { ...sites.main.features, nlaReplacement: isReplacementOn };
  return (
    <RuleTable
      rule="Status, condition, offers"
      columns={['Item', 'Status', 'Condition', 'Offered to its registrant', 'Offered to a guest']}
      rows={examples.map(([like, item]) => [
        like,
        itemStatus(item),
        conditionOf(item),
        offered('registrant', features, item),
        offered('guest', features, item),
      ])}
    />
  );
};

/** The status and the condition of an item, and what is offered when it is no longer available: removing always, replacing while some of it remains and its personalization has no error. */
const meta: Meta<typeof ItemStatuses> = {
  title: 'Rules/Item status',
  tags: ['!test'],
  component: ItemStatuses,
  args: { isReplacementOn: true },
  argTypes: {
    isReplacementOn: { description: 'Whether the site offers to replace what will not come back (SITE-03).' },
  },
};
export default meta;
type Story = StoryObj<typeof ItemStatuses>;

export const WithReplacing: Story = {
  name: 'The first status that applies',
};
