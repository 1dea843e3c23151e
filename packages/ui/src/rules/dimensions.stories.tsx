import { type Dimensions, dimensionSummary, measuresIn } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { RuleTable } from './testing/rule-table.tsx';

interface MeasuresProps {
  readonly width: number;
  readonly unit: Dimensions['unit'];
}

const unknown = { width: O.none, height: O.none, depth: O.none };

/** How to read: measures that are kept as on the left are those on the right. */
const kept: ReadonlyArray<readonly [told: string, dimensions: Dimensions]> = [
  ['11 × 4.5 × 11 in', { width: O.some(11), height: O.some(4.5), depth: O.some(11), unit: 'in' }],
  ['28 × 11.5 × 28 cm', { width: O.some(28), height: O.some(11.5), depth: O.some(28), unit: 'cm' }],
  ['a height of 2.54 cm alone', { ...unknown, height: O.some(2.54), unit: 'cm' }],
  ['none known', { ...unknown, unit: 'in' }],
];

const rowOf = ([told, dimensions]: (typeof kept)[number]): ReadonlyArray<string> => [
  told,
  dimensionSummary('in', measuresIn('in', dimensions)),
  dimensionSummary('cm', measuresIn('cm', dimensions)),
];

const Measures = ({ width, unit }: MeasuresProps) => (
  <RuleTable
    rule="Dimensions"
    columns={['Kept', 'Told in inches', 'Told in centimeters']}
    rows={kept.map(rowOf)}
    own={rowOf([`a width of ${width} ${unit} alone`, { ...unknown, width: O.some(width), unit }])}
  />
);

/** How a product's measures are told on a site of inches and on one of centimeters. */
const meta: Meta<typeof Measures> = {
  title: 'Rules/Dimensions',
  tags: ['!test'],
  component: Measures,
  args: { width: 36, unit: 'in' },
  argTypes: {
    width: { description: 'A width alone.' },
    unit: { control: 'inline-radio', options: ['in', 'cm'], description: 'The unit in which it is kept.' },
  },
};
export default meta;

export const InBothUnits: StoryObj<typeof Measures> = {
  name: 'In both units; what is not known is left out',
};
