import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Reading, type ReadingProps } from './reading.view.tsx';

const Text = (props: Omit<ReadingProps<string>, 'children'>) => (
  <main style={{ padding: 24 }}>
    <Reading {...props}>{(text) => <p>{text}</p>}</Reading>
  </main>
);

/** Something that is read: its place is kept, loading is shown after a moment, then the thing or why there is none. */
export default {
  title: 'List/Reading',
  parameters: {
    whenToUse: 'whatever is read from the service: it waits, fails and is tried again in one way',
    whenNot: 'what was pressed and waits for an answer: its own button says so',
  },
  component: Text,
  args: { loading: 'Loading the text', missing: <p>There is no such text.</p>, onTryAgain: fn() },
} satisfies Meta<typeof Text>;
type Story = StoryObj<typeof Text>;

export const Loading: Story = {
  tags: ['more'],
  name: 'Loading',
  args: { of: { _tag: 'Loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the text');
  },
};

export const Missing: Story = {
  tags: ['more'],
  name: 'Missing',
  args: { of: { _tag: 'Missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such text.')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Failed, and may be tried again',
  parameters: { a11y: { test: 'error' } },
  args: { of: { _tag: 'Failed', fault: { _tag: 'Unavailable' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We’re having trouble connecting.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

export const Read: Story = {
  tags: ['more'],
  name: 'Read',
  args: { of: { _tag: 'Read', value: 'Two people carry it in.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two people carry it in.')).toBeVisible();
  },
};
