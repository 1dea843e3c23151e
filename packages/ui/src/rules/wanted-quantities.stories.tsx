import { wantedQuantityField, wantedQuantityRefused } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface WantedQuantitiesProps {
  readonly wanted: number;
  readonly purchased: number;
  readonly text: string;
}

const typed = ['', '0', '1', '2', '3', '8', '999', '1000', '1.5', '-3', 'abc'];

const rowOf = (item: Pick<WantedQuantitiesProps, 'wanted' | 'purchased'>, text: string): ReadonlyArray<string> => {
  const field = wantedQuantityField.type(text, String(item.wanted));
  const read = wantedQuantityField.read(item, field);
  return [
    `“${text}”`,
    field,
    read._tag === 'Left' ? wantedQuantityRefused(read.left) : `${read.right} are wanted`,
    wantedQuantityField.step(item, field, -1),
    wantedQuantityField.step(item, field, 1),
  ];
};

const WantedQuantities = ({ wanted, purchased, text }: WantedQuantitiesProps) => (
  <RuleTable
    rule="A registrant’s quantity"
    columns={['Typed', 'The field holds', 'Said', 'One fewer', 'One more']}
    rows={typed.map((one) => rowOf({ wanted, purchased }, one))}
    own={rowOf({ wanted, purchased }, text)}
  />
);

/** How many of an item a registrant may want: 1 to 999, and not fewer than were bought; the number that is wanted already is always fine. */
const meta: Meta<typeof WantedQuantities> = {
  title: 'Rules/Quantity of a registrant',
  tags: ['!test'],
  component: WantedQuantities,
  args: { wanted: 8, purchased: 3, text: '4' },
  argTypes: {
    text: { description: 'What a registrant types.' },
    purchased: { description: 'How many were bought.' },
    wanted: { description: 'How many are wanted now.' },
  },
};
export default meta;
type Story = StoryObj<typeof WantedQuantities>;

export const AtTheBounds: Story = {
  name: 'At the bounds',
};
