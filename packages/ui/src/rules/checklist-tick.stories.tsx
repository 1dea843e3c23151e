import { tickedEntry } from '@gift-registry/domain';
import { exampleChecklists, exampleItem, exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface ChecklistTickProps {
  readonly isTickedByHand: boolean;
  readonly isNla: boolean;
}

/** Twelve are recommended. */
const entry = exampleChecklists.br[0]?.entries[0];

/** How to read: so many are wanted, so many of them bought. */
const amounts = [
  [0, 0],
  [11, 0],
  [12, 0],
  [12, 11],
  [12, 12],
] as const;

const ChecklistTick = ({ isTickedByHand, isNla }: ChecklistTickProps) => (
  <RuleTable
    rule="When an entry of the checklist is done"
    columns={['On the registry (12 are recommended)', 'Counted', 'Done']}
    rows={amounts.map(([wanted, purchased]) => {
      if (entry === undefined) return [];
      const product = exampleProduct({ categoryName: entry.category, isNla });
      const items = wanted === 0 ? [] : [exampleItem({ product, wanted, purchased })];
      const { units, isDone } = tickedEntry(entry, items, isTickedByHand ? [entry.key] : []);
      return [`${wanted} wanted, ${purchased} bought`, String(units), isDone ? 'yes' : 'no'];
    })}
  />
);

/** An entry is done by hand, or by what is on the registry; of what is no longer available only what was bought counts. */
const meta: Meta<typeof ChecklistTick> = {
  title: 'Rules/Checklist tick',
  tags: ['!test'],
  component: ChecklistTick,
  args: { isTickedByHand: false, isNla: false },
  argTypes: { isNla: { description: 'Whether it is no longer available.' } },
};
export default meta;
type Story = StoryObj<typeof ChecklistTick>;

export const AtTheBounds: Story = {
  name: 'At the bounds',
};
