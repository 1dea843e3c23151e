import { createState } from '@gift-registry/domain';
import { dayOf, exampleAddress, exampleSettings, exampleView, sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { of } from 'rxjs';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fillIn } from '../form/testing/fill-in.ts';
import type { RegistryModel } from '../registry/index.ts';
import { type SettingsDependencies, settingsStream } from './settings.stream.ts';
import { SettingsPage } from './settings.view.tsx';
import { exampleSettingsPort } from './testing/example-settings-port.ts';

const reload = fn();
const loaded: RegistryModel = {
  _tag: 'Loaded',
  view: exampleView({ role: 'registrant' }),
  isComplete: true,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
};
const given = exampleSettings({ address: O.some(exampleAddress()), biography: 'We met in Lisbon.' });

const pageOf = (
  settings: Partial<SettingsDependencies['settings']> = {},
  model: RegistryModel = loaded,
  first = given,
) =>
  settingsStream({
    settings: exampleSettingsPort(settings, first),
    registry: { model: createState(model), fold: () => undefined, reload },
    site: sites.main,
    today: () => dayOf('2027-06-01'),
    log: { write: () => () => undefined },
  });

export default {
  title: 'Pages/Registry/Settings',
  component: SettingsPage,
  args: { stream: pageOf() },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SettingsPage>;
type Story = StoryObj<typeof SettingsPage>;

const isRead: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await expect(await page.findByLabelText('First registrant’s first name')).toHaveValue('Amelia');
  await expect(page.getByLabelText('Event date')).toHaveValue('2027-06-12');
  await expect(page.getByLabelText('What you’re celebrating')).toHaveDisplayValue('Wedding');
  await expect(page.getByLabelText('Street address')).toHaveValue('2180 North Halsted Street');
  await expect(page.getByLabelText('State')).toHaveDisplayValue('Illinois');
  await expect(page.getByRole('radio', { name: /^Anyone can find it here/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Anyone can find it, search engines too/ })).not.toBeChecked();
  await expect(page.getByLabelText('Shareable link')).toHaveValue('http://localhost:3000/r/7310442');
  await expect(page.getByText('17/2,000')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to your registry' })).toHaveAttribute(
    'href',
    '/gift-registry/registrant-list/7310442',
  );
};

export const Registrant: Story = { name: 'All settings', play: isRead };

export const NoDate: Story = {
  name: 'The event has no date yet',
  parameters: { requirements: ['EVENT-01'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const day = await canvas.findByLabelText('Event date');
    const choice = canvas.getByRole('checkbox', { name: 'We don’t have a date yet' });
    await userEvent.click(choice);
    await expect(day).toBeDisabled();
    await expect(day).toHaveValue('');
    await expect(canvas.getByText(/Guests read “Date to come”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Event' }));
    await expect(await canvas.findByText('Event: saved.')).toBeInTheDocument();
    await expect(choice).toBeChecked();
  },
};

export const DeliveryDates: Story = {
  name: 'Owners name a first day and when they are away; rows are added and removed, and a wrong one says so',
  parameters: { requirements: ['SHIP-06'], a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add Dates Away' });
    const save = canvas.getByRole('button', { name: 'Save: Delivery dates' });
    fireEvent.change(canvas.getByLabelText('No gifts before (optional)'), { target: { value: '2027-07-01' } });
    await userEvent.click(add);
    fireEvent.change(canvas.getByLabelText('Away from'), { target: { value: '2027-08-01' } });
    await userEvent.click(save);
    await expect(await canvas.findByText(/^Enter a first and a last day/)).toBeVisible();
    await expect(canvas.getByLabelText('Away from')).toHaveFocus();
    fireEvent.change(canvas.getByLabelText('Away until'), { target: { value: '2027-08-14' } });
    await userEvent.click(save);
    await expect(await canvas.findByText('Delivery dates: saved.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove dates away 1' }));
    await expect(canvas.queryByLabelText('Away from')).toBeNull();
    await expect(add).toHaveFocus();
  },
};

export const Paused: Story = {
  name: 'The registry is paused: one switch, saved like any part',
  parameters: { requirements: ['PAUSE-01'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Pause this registry' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Pause quietly' }));
    await expect(await canvas.findByText('Pause quietly: saved.')).toBeInTheDocument();
  },
};

export const GiftsChosen: Story = {
  name: 'Until when purchases are hidden, and how often emails come: a missing day is marked',
  args: { stream: pageOf() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Show purchases right away' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'One a day, on days with gifts' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hide them until a day you choose' }));
    const day = canvas.getByLabelText('Show purchases on');
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Surprises' }));
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day).toBeInvalid();
    await userEvent.type(day, '2027-06-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Surprises' }));
    await waitFor(() => expect(canvas.getByText('Surprises: saved.')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('radio', { name: 'None' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Emails about gifts' }));
    await waitFor(() => expect(canvas.getByText('Emails about gifts: saved.')).toBeInTheDocument());
  },
};

export const WrongAddress: Story = {
  name: 'An incomplete address: the field is marked and focused',
  parameters: { a11y: { test: 'error' } },
  args: { stream: pageOf() },
  play: async ({ canvas }) => {
    const code = await canvas.findByLabelText('ZIP code');
    await userEvent.clear(code);
    await userEvent.type(code, '6061');
    await userEvent.click(canvas.getByRole('button', { name: 'Save: Delivery address' }));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription('Enter a ZIP or postal code in that state or province.');
    await expect(canvas.getByLabelText('City')).not.toBeInvalid();
    const greeting = canvas.getByLabelText('A few words about you');
    await userEvent.type(greeting, ' Twice.');
    await expect(greeting).toHaveFocus();
    await expect(code).toBeInvalid();
  },
};

export const Meanwhile: Story = {
  name: 'Changed by another registrant: the newer value beside the edit',
  parameters: { a11y: { test: 'error' } },
  args: {
    stream: pageOf({
      changeSettings: () => () =>
        of(
          E.left({
            _tag: 'SettingsVersionConflict',
            fields: ['biography'],
            settings: { ...given, biography: 'From Jonah' },
          } as const),
        ),
    }),
  },
  play: async ({ canvas }) => {
    const greeting = await canvas.findByLabelText('A few words about you');
    await userEvent.clear(greeting);
    await fillIn(greeting, 'From Amelia');
    await userEvent.click(canvas.getByRole('button', { name: 'Save: About you' }));
    await expect(await canvas.findByText('From Jonah')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This was changed in the meantime, so nothing was saved.',
    );
    await expect(greeting).toHaveValue('From Amelia');
  },
};

export const Deleting: Story = {
  name: 'Deleting: lists what is deleted, offers an export, and asks for the number',
  parameters: { a11y: { test: 'error' } },
  args: { stream: pageOf(), dataExport: <p>All of it, before it is gone</p> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Registry' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this registry?' });
    await waitFor(() => expect(within(dialog).getByText(/they keep their order confirmations/)).toBeVisible());
    await expect(within(dialog).getByText('All of it, before it is gone')).toBeVisible();
    const remove = within(dialog).getByRole('button', { name: 'Delete Registry' });
    await expect(remove).toBeDisabled();
    await fillIn(within(dialog).getByLabelText(/^Type the registry number/), '7310442');
    await userEvent.click(remove);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Your registry has been deleted');
  },
};

export const Elsewhere: Story = {
  tags: ['more'],
  name: 'Deleted elsewhere, or no longer one’s own',
  args: { stream: pageOf({}, { _tag: 'NotFound', last: O.some('registrant') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t find this page');
  },
};
