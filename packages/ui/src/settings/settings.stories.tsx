import { liveCell } from '@gift-registry/domain';
import { exampleView } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { RegistryModel } from '../registry/index.ts';
import { settingsStream } from './settings.stream.ts';
import { SettingsPage } from './settings.view.tsx';

const reload = fn();
const pageOf = (model: RegistryModel) =>
  settingsStream({ registry: { model: liveCell(model), reload }, log: { write: () => () => undefined } });
const loaded: RegistryModel = {
  _tag: 'Loaded',
  view: exampleView({ role: 'registrant' }),
  isComplete: true,
  connection: 'live',
  step: O.none,
  lastChange: O.none,
};

const meta: Meta<typeof SettingsPage> = {
  title: 'Registry/Settings',
  component: SettingsPage,
  args: { stream: pageOf(loaded) },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SettingsPage>;

const isRead: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await expect(page.getByText('Amelia & Jonah')).toBeVisible();
  await expect(page.getByText('Everyone can find it by name or number.')).toBeVisible();
  await expect(page.getByLabelText('Shareable link')).toHaveValue(
    'http://localhost:3000/gift-registry/guest-list/7310442',
  );
  await expect(page.getByRole('link', { name: 'Back to your registry' })).toHaveAttribute(
    'href',
    '/gift-registry/registrant-list/7310442',
  );
};

export const Registrant: Story = { name: '[ROUTE-05] What a registry says of itself', play: isRead };

export const Strange: Story = {
  name: '[ROUTE-17] Somebody else’s registry',
  args: { stream: pageOf({ ...loaded, view: exampleView({ role: 'guest' }) }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'We could not find this page',
    );
  },
};

export const Failed: Story = {
  name: '[ROUTE-05] Not to be read just now',
  args: { stream: pageOf({ _tag: 'Failed', fault: { _tag: 'Unavailable' } }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(reload).toHaveBeenCalled();
  },
};

export const Kids: Story = { name: '[SITE-01] Kids', globals: { site: 'kids' }, play: isRead };
