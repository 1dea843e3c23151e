import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProblemPage } from './problem.view.tsx';

const meta: Meta<typeof ProblemPage> = { title: 'Pages/Problem', component: ProblemPage };
export default meta;
type Story = StoryObj<typeof ProblemPage>;

export const NotFound: Story = {
  name: 'Unknown or private',
  parameters: { a11y: { test: 'error' } },
  args: { problem: 'not-found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t find this page');
    await expect(canvas.getByRole('link', { name: 'Go to the Home Page' })).toHaveAttribute('href', '/');
    const form = canvas.getByRole('searchbox', { name: 'Name or registry number' }).closest('form');
    await expect(form).toHaveAttribute('action', '/gift-registry/find');
  },
};
export const NotAllowed: Story = {
  tags: ['more'],
  name: 'Another person’s registry',
  args: { problem: 'not-allowed', guestPage: '/gift-registry/guest-list/7310442' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('belongs to someone else');
    await expect(canvas.getByRole('link', { name: 'View as Guest' })).toHaveAttribute(
      'href',
      '/gift-registry/guest-list/7310442',
    );
  },
};
export const Failed: Story = {
  tags: ['more'],
  name: 'Failed, can be tried again',
  args: { problem: 'failed', onTryAgain: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
