import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LiveStatus } from './live-status.view.tsx';

const meta: Meta<typeof LiveStatus> = {
  title: 'Registry/Live status',
  component: LiveStatus,
  args: { status: { connection: 'live', bought: '', added: '' } },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 200 }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof LiveStatus>;

export const Bought: Story = {
  name: '[LIVE-01] Somebody has bought',
  args: { status: { connection: 'live', bought: 'Ember Dutch Oven, now purchased', added: '' } },
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getByText('Ember Dutch Oven, now purchased');
    await expect(said.closest('[aria-live="polite"]')).not.toBeNull();
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Reconnecting: Story = {
  name: '[LIVE-01] The line is lost',
  args: { status: { connection: 'reconnecting', bought: '', added: '' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Connecting again\./);
  },
};

export const Offline: Story = {
  name: '[LIVE-01] Offline',
  args: { status: { connection: 'offline', bought: '', added: '' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^No connection\./);
  },
};
