import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandInvitation } from './brand-invitation.view.tsx';

export default {
  title: 'Pages/Registry/Call to the other brand',
  component: BrandInvitation,
  parameters: { docs: { story: { height: '320px' } } },
  args: { brandName: 'Mode Two', onGo: fn() },
  decorators: [
    (Story) => (
      <main className="wrap">
        <h1 className="visually-hidden">Registry</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BrandInvitation>;
type Story = StoryObj<typeof BrandInvitation>;

export const ToModern: Story = {
  name: 'To Mode Two',
  parameters: { requirements: ['XB-05'], a11y: { test: 'error' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^You can add items from Mode Two to your registry, too/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Shop at Mode Two' }));
    await expect(args.onGo).toHaveBeenCalledOnce();
  },
};
export const ToMain: Story = {
  name: 'From Mode Two to Hearth & Field',
  parameters: { requirements: ['XB-05'], a11y: { test: 'error' } },
  globals: { site: 'modern' },
  args: { brandName: 'Hearth & Field' },
};
