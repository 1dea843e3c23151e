import { createState, eventTypeOf, type RegistryView, type SiteId } from '@gift-registry/domain';
import { centsOf, dayOf, demoSite, exampleHeader, exampleView } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { registryHeader } from '../list-model/index.ts';
import { OwnRegistryHeader } from './own-registry-header.tsx';
import { QuietRegistry } from './quiet-registry.tsx';
import { RegistryHeader } from './registry-header.view.tsx';

const modelOf = (view: Partial<RegistryView>, site: SiteId = 'main') =>
  registryHeader(
    demoSite(site),
    dayOf('2027-04-30'),
    exampleView({ totals: { items: 64, purchased: 23, giftCards: O.some(centsOf(45_000)) }, ...view }),
  );

export default {
  title: 'Pages/Registry/Header',
  component: OwnRegistryHeader,
  args: {
    model: modelOf({}),
    onLinkNotCopied: fn(),
    onEditGreeting: fn(),
    onShowPurchases: fn(),
    photo: { isUpdating: createState(false), open: fn() },
  },
} satisfies Meta<typeof OwnRegistryHeader>;
type Story = StoryObj<typeof OwnRegistryHeader>;

export const Guest: Story = {
  name: 'For a guest',
  parameters: { requirements: ['PAGE-02', 'PAGE-11', 'LIST-10'], a11y: { test: 'error' } },
  render: (args) => <RegistryHeader {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Wedding Registry Amelia & Jonah');
    await expect(canvas.getByText('Jun 12, 2027')).toBeVisible();
    await expect(canvas.getByText('43 days to go')).toBeVisible();
    await expect(canvas.getByText('Registry # 7310442')).toBeVisible();
    await expect(canvas.getByText(/^Thank you for your generosity/)).toBeVisible();
    await expect(canvas.getByText('64')).toBeVisible();
    await expect(canvas.getByText('$450')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Give a Gift Card');
  },
};

export const DateToCome: Story = {
  name: 'For a guest, of an event without a date',
  parameters: { requirements: ['EVENT-01'] },
  render: (args) => <RegistryHeader {...args} />,
  args: { model: modelOf({ header: exampleHeader({ eventDate: O.none }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date to come')).toBeVisible();
    await expect(canvas.queryByText(/to go|put off|changed/)).toBeNull();
  },
};

export const PutOff: Story = {
  name: 'For a guest, of an event that was put off',
  parameters: { requirements: ['EVENT-01'] },
  render: (args) => <RegistryHeader {...args} />,
  args: { model: modelOf({ header: exampleHeader({ eventDate: O.none, isDateChanged: true }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date to come')).toBeVisible();
    await expect(canvas.getByText('The event has been put off.')).toBeVisible();
  },
};

export const GiftsWait: Story = {
  name: 'For a guest, while gifts wait for the days that owners named',
  parameters: { requirements: ['SHIP-06'] },
  render: (args) => <RegistryHeader {...args} />,
  args: { model: modelOf({ header: exampleHeader({ giftsArrive: dayOf('2027-06-21') }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gifts ordered now arrive from Jun 21, 2027.')).toBeVisible();
  },
};

export const Quiet: Story = {
  name: 'For a guest, of a paused registry: names and one line',
  parameters: { requirements: ['PAUSE-01'], a11y: { test: 'error' } },
  render: () => (
    <QuietRegistry
      header={exampleHeader({ isPaused: true, greeting: '', eventDate: O.none })}
      managementPage={O.none}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Amelia & Jonah');
    await expect(canvas.getByText(/is paused, and nothing can be bought from it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look Up Your Order' })).toHaveAttribute('href', '/order');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const QuietRegistrant: Story = {
  name: 'For its registrant, while it is paused',
  parameters: { requirements: ['PAUSE-01'] },
  args: { model: modelOf({ role: 'registrant', header: exampleHeader({ isPaused: true }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This registry is paused/)).toBeVisible();
    await expect(canvas.queryByText(/days to go|Jun 12, 2027/)).toBeNull();
  },
};

export const Registrant: Story = {
  name: 'For its registrant',
  parameters: { a11y: { test: 'error' } },
  args: { model: modelOf({ role: 'registrant' }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View as Guest (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', '/gift-registry/guest-list/7310442');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/gift-registry/registrant/edit-registry?id=7310442',
    );
    await expect(canvas.queryByRole('link', { name: 'Return to Management' })).toBeNull();
    canvas.getByRole('button', { name: '23 of 64 purchased' }).focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('64 wanted23 purchased$450 in gift cards');
  },
};

const photoAt = (path: string): Partial<RegistryView> => ({
  role: 'registrant',
  header: exampleHeader({ photo: O.some(path) }),
});

export const AddsPhoto: Story = {
  name: 'Without a photo: the event’s picture, and Add',
  parameters: { requirements: ['PHOTO-01', 'PHOTO-02'] },
  args: { model: modelOf({ role: 'registrant' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Photo' }));
    await expect(args.photo.open).toHaveBeenCalledOnce();
  },
};

export const UpdatingPhoto: Story = {
  name: 'While the photo is being changed: dimmed under a spinner',
  parameters: { requirements: ['PHOTO-01'] },
  args: {
    model: modelOf(photoAt('/pictures/event-celebration-800.webp')),
    photo: { isUpdating: createState(true), open: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Photo' })).toBeDisabled();
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

export const PhotoNotLoaded: Story = {
  name: 'A photo that fails to load: the event’s picture',
  parameters: { requirements: ['PHOTO-08'] },
  args: { model: modelOf(photoAt('/nothing-here.jpg')) },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvasElement.querySelector('figure img')).toHaveAttribute('src', exampleHeader().defaultPicture);
  },
};

export const EditsGreeting: Story = {
  name: 'A registrant edits the greeting',
  parameters: { requirements: ['GREET-04', 'PAGE-14'] },
  args: { model: modelOf({ role: 'registrant' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Greeting' }));
    await expect(args.onEditGreeting).toHaveBeenCalledOnce();
  },
};

export const GuestReadsGreeting: Story = {
  name: 'A guest reads the greeting with its line breaks, and cannot edit it',
  parameters: { requirements: ['GREET-04', 'PAGE-14'] },
  args: { model: modelOf({ header: exampleHeader({ greeting: 'Welcome!\nCome in.' }) }) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/^Welcome!/)).whiteSpace).toBe('pre-line');
    await expect(canvas.queryByRole('button', { name: 'Edit Greeting' })).toBeNull();
  },
};

export const OwnerAmongGuests: Story = {
  tags: ['more'],
  name: 'For an owner on the guest page',
  args: { model: modelOf({ canReturnToManagement: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to Management' })).toHaveAttribute(
      'href',
      '/gift-registry/registrant-list/7310442',
    );
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};

/** The background color of the hill. */
const hillOf = (canvasElement: HTMLElement): string =>
  getComputedStyle(canvasElement.querySelector('[data-hill]') ?? canvasElement, '::before').backgroundColor;

export const Kids: Story = {
  name: 'Kids',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  args: {
    model: modelOf(
      { header: exampleHeader({ eventType: eventTypeOf('bb'), defaultPicture: '/pictures/event-baby-800.webp' }) },
      'kids',
    ),
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('Baby Registry')).toBeVisible();
    await expect(hillOf(canvasElement)).toBe('rgb(255, 253, 248)');
  },
};

export const KidsRegistrant: Story = {
  tags: ['more'],
  name: 'Kids: the hill over the tabs',
  globals: { site: 'kids' },
  args: { model: modelOf({ role: 'registrant' }, 'kids') },
  play: async ({ canvasElement }) => {
    await expect(hillOf(canvasElement)).toBe('rgb(255, 255, 255)');
    const { width } = getComputedStyle(canvasElement.querySelector('[data-hill]') ?? canvasElement, '::before');
    await expect(Number.parseFloat(width)).toBeGreaterThan(canvasElement.clientWidth);
  },
};
