import { addButtonMessages, addDisabled, type Product } from '@gift-registry/domain';
import { exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
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
        ? [like, 'disabled', reason.value, addButtonMessages.disabled(reason.value)]
        : [like, addButtonMessages.add, '', ''];
    })}
  />
);

/** When the Add to Registry button can be pressed, and which reason is told first where it cannot. */
const meta: Meta<typeof AddButton> = {
  title: 'Rules/Add to Registry',
  tags: ['!test'],
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
  name: 'Without a design',
};
