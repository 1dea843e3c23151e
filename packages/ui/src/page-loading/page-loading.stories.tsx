import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLoading } from './page-loading.view.tsx';

const meta: Meta<typeof PageLoading> = { title: 'Pages/Waiting', component: PageLoading };
export default meta;
type Story = StoryObj<typeof PageLoading>;

export const Waiting: Story = {
  name: 'A page is loading',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent('Loading the page');
    await expect(getComputedStyle(status).animationDelay).toBe('0.4s');
  },
};
