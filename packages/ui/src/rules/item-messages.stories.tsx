import { alertLevelOf, messageTypeOf } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface ItemMessagesProps {
  readonly number: number;
}

const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const rowOf = (number: number): ReadonlyArray<string> => [String(number), messageTypeOf(number), alertLevelOf(number)];

const ItemMessages = ({ number }: ItemMessagesProps) => (
  <RuleTable
    rule="Messages of a product"
    columns={['Number', 'As a type: about', 'As a level: how loud']}
    rows={numbers.map(rowOf)}
    own={rowOf(number)}
  />
);

/** What the two numbers of a retailer's message mean: what it is about, and how loud it is. */
const meta: Meta<typeof ItemMessages> = {
  title: 'Rules/Messages of a product',
  tags: ['!test'],
  component: ItemMessages,
  argTypes: { number: { description: 'A number that comes with a message.' } },
};
export default meta;

export const EveryNumber: StoryObj<typeof ItemMessages> = {
  name: 'Every number, and one that nobody knows',
  args: { number: 42 },
};
