import { addButtonWords, addDisabled, type Product } from '@gift-registry/domain';
import { exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect } from 'storybook/test';
import { cellsOf } from './testing/cells-of.ts';
import { RuleTable } from './testing/rule-table.tsx';

interface AddButtonProps {
  readonly isFlagged: boolean;
  readonly isLoading: boolean;
  readonly hasDesign: boolean;
}

/** How to read: what a product is like, and how it differs from one that can be added. */
const products: ReadonlyArray<readonly [string, Partial<Product>]> = [
  ['Like any other', {}],
  ['No longer available', { isNla: true }],
  ['Made to order', { isMadeToOrder: true }],
  ['No stock SKU', { isStockSku: false }],
  ['Can carry words (700)', { personalizationType: 700 }],
  ['Can carry words (705)', { personalizationType: 705 }],
  ['Is nothing without words (100)', { personalizationType: 100 }],
];

const AddButton = (there: AddButtonProps) => (
  <RuleTable
    rule="Add to Registry"
    columns={['Product', 'The button', 'Why it cannot be pressed', 'Said']}
    rows={products.map(([like, product]) => {
      const reason = addDisabled({ ...there, product: exampleProduct(product) });
      return O.isSome(reason)
        ? [like, 'disabled', reason.value, addButtonWords.disabled(reason.value)]
        : [like, addButtonWords.add, '', ''];
    })}
  />
);

/** When the Add to Registry button can be pressed, and which reason is told first where it cannot. */
const meta: Meta<typeof AddButton> = {
  title: 'Rules/Add to Registry',
  component: AddButton,
  args: { isFlagged: false, isLoading: false, hasDesign: false },
  argTypes: {
    hasDesign: { description: 'A design was chosen that can be made.' },
    isFlagged: { description: 'Something is the matter with what is shown.' },
  },
};
export default meta;
type Story = StoryObj<typeof AddButton>;

export const WithoutDesign: Story = {
  name: '[ADD-02] [PERS-02] [PERS-01] Without a design',
  play: async ({ canvasElement }) => {
    const reason = (like: string) => cellsOf(canvasElement, like).at(2);
    await expect(reason('Like any other')).toBe('');
    await expect(reason('Made to order')).toBe('made-to-order');
    await expect(reason('Can carry words (700)')).toBe('');
    await expect(reason('Is nothing without words')).toBe('design-missing');
  },
};

export const WithDesign: Story = {
  name: '[ADD-02] With a design',
  args: { hasDesign: true },
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, 'Is nothing without words').at(1)).toBe('Add to Registry');
  },
};

export const WhileItAdds: Story = {
  name: '[ADD-02] While it adds',
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(cellsOf(canvasElement, 'Made to order').at(2)).toBe('loading');
  },
};
