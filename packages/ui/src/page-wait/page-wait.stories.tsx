import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageWait } from './page-wait.view.tsx';

const meta: Meta<typeof PageWait> = { title: 'Pages/Waiting', component: PageWait };
export default meta;
type Story = StoryObj<typeof PageWait>;

export const Waiting: Story = {
  name: 'A page is on its way',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    const status = await within(canvasElement).findByRole('status');
    await expect(status).toHaveTextContent('Loading the page');
    await expect(getComputedStyle(status).animationDelay).toBe('0.4s');
  },
};
