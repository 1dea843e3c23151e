import { readProductCode, type SeenCode, scanMessages } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleTable } from './testing/rule-table.tsx';

interface ProductCodesProps {
  readonly typed: string;
}

const codes: ReadonlyArray<SeenCode> = [
  { kind: 'number', text: '' },
  { kind: 'number', text: '004-821' },
  { kind: 'number', text: 'SKU 410601' },
  { kind: 'ean-upc', text: '2000004106010' },
  { kind: 'ean-upc', text: '4006381333931' },
  { kind: 'number', text: '4006381333932' },
  { kind: 'number', text: 'vase' },
  { kind: 'number', text: '123456789012345' },
];

const rowOf = ({ kind, text }: SeenCode): ReadonlyArray<string> => {
  const read = readProductCode({ kind, text });
  const seen = `${kind === 'number' ? 'a number' : 'an EAN or UPC'}: “${text}”`;
  if (read._tag === 'Left') return [seen, '', scanMessages.codeProblem(read.left)];
  return [seen, read.right.skus.join(', then '), read.right.isMakers ? 'the maker’s number' : ''];
};

const ProductCodes = ({ typed }: ProductCodesProps) => (
  <RuleTable
    rule="Codes of products"
    columns={['Seen', 'SKUs that are looked up', 'Told']}
    rows={codes.map(rowOf)}
    own={rowOf({ kind: 'number', text: typed })}
  />
);

/** Which product a scanned or typed code stands for: labels of the house carry the SKU, a maker's number does not. */
const meta: Meta<typeof ProductCodes> = {
  title: 'Rules/Product code',
  tags: ['!test'],
  component: ProductCodes,
  args: { typed: '410601' },
  argTypes: { typed: { description: 'What is typed from a label.' } },
};
export default meta;

export const Seen: StoryObj<typeof ProductCodes> = {
  name: 'Typed, and read by the camera',
};
