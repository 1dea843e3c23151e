import { wantedQuantityField, wantedQuantityRefused } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cellsOf } from './testing/cells-of.ts';
import { RuleTable } from './testing/rule-table.tsx';

interface WantedQuantitiesProps {
  readonly wants: number;
  readonly purchased: number;
  readonly text: string;
}

const typed = ['', '0', '1', '2', '3', '8', '999', '1000', '1.5', '-3', 'abc'];

const rowOf = (item: Pick<WantedQuantitiesProps, 'wants' | 'purchased'>, text: string): ReadonlyArray<string> => {
  const field = wantedQuantityField.type(text);
  const read = wantedQuantityField.read(item, field);
  return [
    `“${text}”`,
    field,
    read._tag === 'Left' ? wantedQuantityRefused(read.left) : `${read.right} are wanted`,
    wantedQuantityField.step(item, field, -1),
    wantedQuantityField.step(item, field, 1),
  ];
};

const WantedQuantities = ({ wants, purchased, text }: WantedQuantitiesProps) => (
  <RuleTable
    rule="A registrant’s quantity"
    columns={['Typed', 'The field holds', 'Said', 'One fewer', 'One more']}
    rows={typed.map((one) => rowOf({ wants, purchased }, one))}
    own={rowOf({ wants, purchased }, text)}
  />
);

/** How many of an item a registrant may want: 1 to 999, and not fewer than were bought; the number that is wanted already is always fine. */
const meta: Meta<typeof WantedQuantities> = {
  title: 'Rules/Quantity of a registrant',
  component: WantedQuantities,
  args: { wants: 8, purchased: 3, text: '4' },
  argTypes: {
    text: { description: 'What a registrant types.' },
    purchased: { description: 'How many were bought.' },
    wants: { description: 'How many are wanted now.' },
  },
};
export default meta;
type Story = StoryObj<typeof WantedQuantities>;

const TOO_FEW = 'Enter a quantity equal to or higher than the purchased amount';

export const AtTheBounds: Story = {
  name: '[MAN-05] At the bounds',
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, '“2”').at(2)).toBe(TOO_FEW);
    await expect(cellsOf(canvasElement, '“3”').at(2)).toBe('3 are wanted');
    await expect(cellsOf(canvasElement, '“999”').at(2)).toBe('999 are wanted');
    await expect(cellsOf(canvasElement, '“1000”').at(2)).not.toBe('1000 are wanted');
  },
};

export const BeyondTheWish: Story = {
  name: '[MAN-09] Bought beyond the wish: what is stored stays fine',
  args: { wants: 2, purchased: 3 },
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, '“2”').at(2)).toBe('2 are wanted');
    await expect(cellsOf(canvasElement, '“1”').at(2)).toBe(TOO_FEW);
  },
};
