import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect } from 'storybook/test';
import { RegistryNames } from './registry-names.tsx';

const UNBROKEN = 'Wolfeschlegelsteinhausenbergerdorffwelch';

export default {
  title: 'Pages/Registry/Names',
  component: RegistryNames,
  args: { header: { primaryFirstName: `Anna ${UNBROKEN}`, secondaryFirstName: O.some(UNBROKEN) }, isSmall: true },
  decorators: [
    (Names) => (
      <main style={{ display: 'flex', width: 320, lineHeight: '32px' }}>
        <Names />
      </main>
    ),
  ],
} satisfies Meta<typeof RegistryNames>;
type Story = StoryObj<typeof RegistryNames>;

export const Small: Story = {
  name: 'Small: long names are truncated',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const names = canvas.getByText(/^Anna/);
    await expect(names.getBoundingClientRect().height).toBeLessThanOrEqual(40);
    await expect(names.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
