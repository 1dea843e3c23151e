import { podDefaults, podOf } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface PodsProps {
  readonly id: string;
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

const rowOf = (id: string): ReadonlyArray<string> => {
  const pod = podOf(id);
  if (pod._tag === 'Left') return [id, 'there is no such pod', '', ''];
  const { limit, showAddToCart, showShopAll } = pod.right.defaults;
  return [id, String(limit), yesOrNo(showAddToCart), yesOrNo(showShopAll)];
};

const Pods = ({ id }: PodsProps) => (
  <RuleTable
    rule="Pods"
    columns={['Id', 'Things at most', 'Added to the cart from there', 'A way to all of the shop']}
    rows={Object.keys(podDefaults).map(rowOf)}
    own={rowOf(id)}
  />
);

/** The places in the shop that recommend things: how many each asks for, and what can be done there, unless the caller says otherwise. */
const meta: Meta<typeof Pods> = {
  title: 'Rules/Pods',
  tags: ['!test'],
  component: Pods,
  argTypes: { id: { description: 'The id of a pod, exactly as it is written.' } },
};
export default meta;

export const Every: StoryObj<typeof Pods> = {
  name: 'Every pod, and an id that leads to none',
  args: { id: 'complete-the-lock' },
};
