import { emptyListMessages } from '@gift-registry/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../controls/index.ts';
import { Notice } from './notice.view.tsx';

const { title, help } = emptyListMessages('NoMatch', '');

export default {
  title: 'List/Notice',
  component: Notice,
  parameters: {
    whenToUse: 'in place of a list that has nothing to show, with what can be done',
    whenNot: 'a failure beside other content: Reading',
    docs: { story: { height: '320px' } },
  },
  args: { title, help },
} satisfies Meta<typeof Notice>;
type Story = StoryObj<typeof Notice>;

export const WithAWayOn: Story = {
  name: 'With a link on',
  parameters: { requirements: ['PAGE-08'], a11y: { test: 'error' } },
  args: { children: <Button variant="default">Clear Filters</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No gifts found for your selected filter(s).' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  },
};
