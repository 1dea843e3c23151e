import type { RegistryItem, RegistryView, SiteId } from '@gift-registry/domain';
import {
  centsOf,
  demoSite,
  exampleImages,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleView,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { asyncScheduler, NEVER, of } from 'rxjs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/index.ts';
import { fillIn } from '../form/testing/fill-in.ts';
import { registryStreamOf } from '../registry/index.ts';
import { manageItemStream } from './manage-item.stream.ts';
import { ManageItem } from './manage-item.view.tsx';
import type { ManageItemPort } from './manage-item-requests.ts';
import { exampleManagePort, managePatch } from './testing/example-manage-port.ts';

const dinnerware = (changed: Partial<RegistryItem> = {}): RegistryItem =>
  exampleItem({
    product: exampleProduct({
      name: 'Orchard Stoneware Dinnerware, 16 Pieces',
      currentPrice: centsOf(18_995),
      images: exampleImages('plates-e9e2d4-8a9a86', 'A stack of cream dinner plates'),
    }),
    wanted: 8,
    purchased: 3,
    isMostLoved: true,
    ...changed,
  });

interface PageProps {
  readonly item: RegistryItem;
  readonly site: SiteId;
  readonly view: Partial<RegistryView>;
  readonly source: Partial<ManageItemPort>;
  /** Another registrant's change. */
  readonly meanwhile: (item: RegistryItem) => RegistryItem | undefined;
}

const onReplace = fn();
const log = { write: () => () => undefined };

const Page = ({ item, site, view, source, meanwhile }: PageProps) => {
  const [{ stream, registry }] = useState(() => {
    const made = registryStreamOf(
      { open$: NEVER, watch: () => NEVER },
      {
        scheduler: asyncScheduler,
        isPageVisible$: of(true),
        initial: O.some({ view: exampleView({ role: 'registrant', items: [item], ...view }), isComplete: true }),
        log,
      },
    );
    return {
      registry: made,
      stream: manageItemStream({
        registries: exampleManagePort([item], source),
        registry: made,
        site: demoSite(site),
        address: { query: () => ({}), clear: () => undefined },
        analytics: { track: () => () => undefined },
        log,
      }),
    };
  });
  const happen = () => {
    const after = meanwhile(item);
    registry.fold(after === undefined ? managePatch(1, [], [item.identity]) : managePatch(1, [after]));
  };
  return (
    <main id="content" tabIndex={-1} style={{ padding: 24 }}>
      <Button id={`manage-card-${item.identity.sku}-0`} onClick={() => stream.open(item.identity)}>
        Manage Item
      </Button>
      <button type="button" id="meanwhile" onClick={happen}>
        Meanwhile
      </button>
      <ManageItem stream={stream} site={sites.main} onReplace={onReplace} />
    </main>
  );
};

export default {
  title: 'Dialogs/Manage item',
  component: Page,
  subcomponents: { ManageItem },
  args: { item: dinnerware(), site: 'main', view: {}, source: {}, meanwhile: (item) => item },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Manage Item' }));
  const dialog = await screen.findByRole('dialog', { name: 'Manage Item' });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return within(dialog);
};
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const happen = () => document.getElementById('meanwhile')?.click();
const typed = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Form: Story = {
  name: 'The form: nothing to save until something differs',
  parameters: { requirements: ['MAN-01', 'MAN-08'] },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByText('3 of 8 purchased')).toBeVisible();
    await expect(dialog.getByText('3 have already been bought, so 3 is the minimum.')).toBeVisible();
    await expect(dialog.getByRole('switch', { name: 'Most Loved' })).toBeChecked();
    await expect(
      dialog.getByText('Guests have already given some of this item, so it can’t be removed.'),
    ).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Remove from Registry' })).toBeNull();
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.click(dialog.getByRole('switch', { name: 'Most Loved' }));
    await expect(save).toBeEnabled();
    await userEvent.click(dialog.getByRole('switch', { name: 'Most Loved' }));
    await expect(save).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /^One more of/ }));
    await expect(save).toBeEnabled();
  },
};

export const WrongQuantity: Story = {
  name: 'Invalid quantities are marked at the field; only digits stay',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    const field = dialog.getByRole('textbox', { name: /^Quantity of/ });
    await typed(field, '2');
    const message = 'Enter a quantity equal to or higher than the purchased amount';
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    const bounds = 'Enter a whole number from 3 to 999.';
    await typed(field, '1000');
    await expect(field).toBeInvalid();
    await expect(dialog.getByText(bounds)).toBeVisible();
    await expect(dialog.queryByText(/is the minimum/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await typed(field, '-4.a');
    await expect(field).toHaveValue('4');
    await typed(field, '999');
    await expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(dialog.getByText(bounds)).toBeVisible();
  },
};

export const GroupGift: Story = {
  tags: ['more'],
  name: 'Made a group gift, with a name for its fund',
  args: { item: dinnerware({ purchased: 0 }) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByText('Several guests can give any amount from $10.')).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Group Gift' }));
    const name = dialog.getByRole('textbox', { name: 'Name of the fund' });
    await expect(name).toHaveValue('Orchard Stoneware Dinnerware, 16 Pieces');
    await userEvent.clear(name);
    await userEvent.tab();
    await expect(dialog.getByText('Enter a name of 1 to 60 characters, on one line.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await fillIn(name, 'Our long dinners');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialogNamed('Item has been updated');
  },
};

export const GroupGiftStays: Story = {
  name: 'With contributions it stays a group gift and cannot be removed',
  parameters: { requirements: ['MAN-04'] },
  args: {
    item: dinnerware({
      wanted: 1,
      purchased: 0,
      groupGift: O.some({ name: 'Our long dinners', goal: centsOf(18_995), raised: centsOf(9_000) }),
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByRole('switch', { name: 'Group Gift' })).toBeDisabled();
    await expect(
      dialog.getByText('Guests have already given to this group gift, so it has to stay one.'),
    ).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '$90 of $189.95 raised');
    await expect(dialog.queryByRole('button', { name: 'Remove from Registry' })).toBeNull();
    await userEvent.click(dialog.getByRole('switch', { name: 'Most Loved' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const done = await dialogNamed('Item has been updated');
    await expect(done.getByText('$90 of $189.95 raised')).toBeVisible();
    await expect(screen.getByText('Orchard Stoneware Dinnerware, 16 Pieces has been updated')).toHaveRole('status');
    await expect(done.queryByText('0 of 1 purchased')).toBeNull();
  },
};

export const ItemVersionConflict: Story = {
  name: 'Version conflict: both values are shown, and mine can be saved',
  parameters: { a11y: { test: 'error' } },
  args: { item: dinnerware({ purchased: 0 }), meanwhile: (item) => ({ ...item, wanted: 6 }) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    const field = dialog.getByRole('textbox', { name: /^Quantity of/ });
    await typed(field, '12');
    happen();
    await expect(await dialog.findByText('Someone else has just set this to 6.')).toBeVisible();
    await expect(field).toHaveValue('12');
    await expect(dialog.getByRole('button', { name: 'Save Mine' })).toBeEnabled();
  },
};

const changedOptions = (purchased: number, isOnWeb: boolean): RegistryItem =>
  dinnerware({
    wanted: 2,
    purchased,
    product: exampleProduct({
      name: 'Walnut and Ash Serving Boards',
      images: exampleImages('board-7b4f31-c99a63', 'Two serving boards'),
      isOnWeb,
    }),
    personalization: O.some(examplePersonalization({ hasError: true })),
  });

const gone = (purchased: number) =>
  dinnerware({ product: { ...dinnerware().product, isNla: true }, wanted: 4, purchased, isMostLoved: false });

export const NoLongerAvailable: Story = {
  name: 'No longer available, some of it remaining: replaced or removed',
  parameters: { requirements: ['NLA-01'], a11y: { test: 'error' } },
  args: { item: gone(1) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByText('This item is no longer available.')).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(onReplace).toHaveBeenCalledWith(expect.objectContaining({ identity: gone(1).identity }));
  },
};

export const StartAgain: Story = {
  name: 'Changed options: start again on the product’s page, or remove it',
  parameters: { requirements: ['PERS-04'], a11y: { test: 'error' } },
  args: { item: changedOptions(0, true) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Some personalization options have changed. Please start again.',
    );
    await expect(dialog.getByRole('link', { name: 'Choose your options again' })).toHaveAttribute(
      'href',
      '/product/linden-dinner-plate/4821',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from Registry' }));
    await dialogNamed('Remove Item');
  },
};

export const Canadian: Story = {
  name: 'In Canada there is no group gift',
  parameters: { requirements: ['MAN-07'] },
  globals: { site: 'canada' },
  args: { site: 'canada' },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByText('CAD 189.95')).toBeVisible();
    await expect(dialog.queryByRole('switch', { name: 'Group Gift' })).toBeNull();
  },
};
