import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ListNote, LiveStatus } from './live-status.view.tsx';

export default {
  title: 'Bar/Live status',
  component: LiveStatus,
  parameters: {
    whenToUse: 'what changes without being asked for: purchases by others, a lost connection',
    whenNot: 'the answer to something that was pressed: that stands where it was pressed',
    docs: { story: { height: '240px' } },
  },
  args: { status: { connection: 'live', isComplete: true, bought: '', added: '' }, onTryAgain: fn() },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 200 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof LiveStatus>;
type Story = StoryObj<typeof LiveStatus>;

export const Bought: Story = {
  tags: ['more'],
  name: 'Somebody has bought',
  args: { status: { connection: 'live', isComplete: true, bought: 'Ember Dutch Oven, now purchased', added: '' } },
  play: async ({ canvas }) => {
    const said = canvas.getByText('Ember Dutch Oven, now purchased');
    await expect(said.closest('[aria-live="polite"]')).not.toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ObservableState: Story = {
  name: 'The note under a list, live and not',
  parameters: { a11y: { test: 'error' } },
  render: () => (
    <>
      <ListNote reader="guest" connection="connecting" />
      <ListNote reader="guest" connection="live" />
      <ListNote reader="registrant" connection="live" />
      <ListNote reader="guest" connection="offline" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const notes = [...canvasElement.querySelectorAll('p')].map(({ textContent }) => textContent?.trim());
    await expect(notes).toEqual([
      'Connecting… Purchases will appear here as they happen. Please allow up to 20 minutes for your gift to show as purchased.',
      'Purchases appear here as they happen. In rare cases, please allow up to 20 minutes for your gift to show as purchased.',
      'Purchases appear here as they happen.',
      'Please allow up to 20 minutes for your gift to show as purchased.',
    ]);
  },
};

export const RestNotLoaded: Story = {
  name: 'The rest of a long list could not be loaded',
  parameters: { a11y: { test: 'error' } },
  args: { status: { connection: 'failing', isComplete: false, bought: '', added: '' } },
  play: async ({ canvas, args }) => {
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent(/^We couldn’t load the rest of this list\./);
    await userEvent.click(within(said).getByRole('button', { name: 'Try Again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
