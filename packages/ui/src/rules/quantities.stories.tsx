import { EXCEEDS_REQUESTED, exceedsRemaining, guestQuantityField } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

const typed = ['', '0', '1', '007', '12', '99', '100', '1.5', '-3', 'abc'];

interface QuantitiesProps {
  readonly text: string;
  readonly remaining: number;
}

const rowOf = (one: string, remaining: number): ReadonlyArray<string> => [
  `“${one}”`,
  guestQuantityField.type(one),
  guestQuantityField.blur(one),
  exceedsRemaining(Number(guestQuantityField.blur(one)), remaining) ? EXCEEDS_REQUESTED : '',
];

const Quantities = ({ text, remaining }: QuantitiesProps) => (
  <RuleTable
    rule="A guest’s quantity"
    columns={['Typed', 'The field holds', 'Left, it holds', 'Said']}
    rows={typed.map((one) => rowOf(one, remaining))}
    own={rowOf(text, remaining)}
  />
);

/** What the quantity field of a guest holds while it is typed into and after it was left, and what is said when it is more than the registry still needs. */
const meta: Meta<typeof Quantities> = {
  title: 'Rules/Quantity of a guest',
  tags: ['!test'],
  component: Quantities,
  argTypes: {
    remaining: { description: 'How many the registry still needs.' },
    text: { description: 'What a guest types.' },
  },
};
export default meta;

export const AtTheBounds: StoryObj<typeof Quantities> = {
  name: 'At the bounds',
  args: { text: '13', remaining: 12 },
};
