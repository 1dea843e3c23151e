import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Carousel, slidesPerView } from '../recommendation-carousel/index.ts';
import { RuleTable } from './testing/rule-table.tsx';

interface SlidesProps {
  readonly width: number;
}

const carousels: ReadonlyArray<Carousel> = ['default', 'confirmation', 'top-picks', 'favourites', 'replace', 'images'];
const widths = [390, 766, 767, 768, 769, 1_050, 1_051, 1_200, 1_201, 1_280, 1_281, 1_440, 1_441];

const rowOf = (width: number): ReadonlyArray<string> => [
  `${width} px`,
  ...carousels.map((carousel) => String(slidesPerView(carousel, width))),
];

const Slides = ({ width }: SlidesProps) => (
  <RuleTable rule="Slides in sight" columns={['Width', ...carousels]} rows={widths.map(rowOf)} own={rowOf(width)} />
);

/** How many slides of which carousel are seen at once, by the width of the page. */
const meta: Meta<typeof Slides> = {
  title: 'Rules/Slides in sight',
  tags: ['!test'],
  component: Slides,
  argTypes: { width: { description: 'In CSS pixels.' } },
};
export default meta;

export const AtTheBounds: StoryObj<typeof Slides> = {
  name: 'At the bounds',
  args: { width: 1_024 },
};
