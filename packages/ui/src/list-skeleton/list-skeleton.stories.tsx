import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListSkeleton } from './list-skeleton.view.tsx';

const meta: Meta<typeof ListSkeleton> = { title: 'List/Skeleton', component: ListSkeleton };
export default meta;
type Story = StoryObj<typeof ListSkeleton>;

export const Loading: Story = {
  name: 'Loading',
  parameters: {
    whenToUse: 'while a list of cards is awaited and nothing of it is known',
    whenNot: 'reloading a list that is shown: leave it and say so',
    a11y: { test: 'error' },
  },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status');
    await expect(status).toBeVisible();
    await expect(status).toHaveTextContent('Loading the registry');
    await expect(getComputedStyle(status).animationDelay).toBe('0.2s');
  },
};
