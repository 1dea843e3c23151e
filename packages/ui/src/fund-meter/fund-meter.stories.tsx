import { sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleFund } from '../contribution/testing/example-fund.ts';
import { FundMeter } from './fund-meter.view.tsx';
import { fundProgress } from './fund-progress.ts';

interface MeterProps {
  /** In cents, of a goal of 1,649.00. */
  readonly raised: number;
}

const Meter = ({ raised }: MeterProps) => {
  const progress = fundProgress(sites.main, exampleFund(raised));
  return (
    <main style={{ width: 302, margin: 24 }}>
      {progress._tag === 'Some' && <FundMeter name="Alder Dining Table" progress={progress.value} />}
    </main>
  );
};

export default {
  title: 'Card/Fund meter',
  component: Meter,
  parameters: {
    whenToUse: 'how much of a group gift has been given',
    whenNot: 'pieces of a gift: Counts',
    docs: { story: { height: '180px' } },
  },
  subcomponents: { FundMeter },
  args: { raised: 94_000 },
} satisfies Meta<typeof Meter>;
type Story = StoryObj<typeof Meter>;

export const TryIt: Story = {
  name: 'Try it',
  tags: ['!test'],
  argTypes: {
    raised: {
      control: { type: 'range', min: 0, max: 164_900, step: 1_000 },
      description: 'What was contributed so far, in cents, of a goal of $1,649',
    },
  },
};

/** Checks that the meter announces and shows that percentage; at 0 its bar has no width. */
const shows =
  (percent: string, text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const meter = canvas.getByRole('progressbar', { name: 'Group gift fund for Alder Dining Table' });
    await expect(meter).toHaveAttribute('aria-valuemin', '0');
    await expect(meter).toHaveAttribute('aria-valuemax', '100');
    await expect(meter).toHaveAttribute('aria-valuenow', percent);
    await expect(meter).toHaveAttribute('aria-valuetext', text);
    const whole = meter.parentElement?.clientWidth ?? 0;
    await expect(Math.round((100 * meter.clientWidth) / whole)).toBeCloseTo(Number(percent), -1);
  };

export const Empty: Story = {
  tags: ['more'],
  name: 'No contributions yet',
  args: { raised: 0 },
  play: shows('0', '$0 of $1,649 raised'),
};

export const Begun: Story = { name: 'Some of it is there', play: shows('57', '$940 of $1,649 raised') };

export const AlmostFull: Story = {
  name: 'One cent is missing: not yet full',
  parameters: { a11y: { test: 'error' } },
  args: { raised: 164_899 },
  play: shows('99', '$1,648.99 of $1,649 raised'),
};

export const Full: Story = {
  tags: ['more'],
  name: 'The goal is reached',
  args: { raised: 164_900 },
  play: shows('100', '$1,649 of $1,649 raised'),
};
