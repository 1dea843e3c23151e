import type { RegistryItem, SiteId } from '@gift-registry/domain';
import {
  centsOf,
  demoSite,
  exampleImages,
  exampleItem,
  exampleProduct,
  exampleView,
  idempotencyKeyOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { asyncScheduler, NEVER, of } from 'rxjs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/index.ts';
import { registryStreamOf } from '../registry/index.ts';
import { type NlaItemStream, nlaItemStream } from './nla-item.stream.ts';
import { NlaItem } from './nla-item.view.tsx';
import type { NlaItemDependencies } from './nla-item-model.ts';
import { exampleRegistries } from './testing/example-registries.ts';

const saucepan = exampleItem({
  product: exampleProduct({
    sku: skuOf('4901'),
    name: 'Steward Saucepan with Lid, 2 qt',
    currentPrice: centsOf(11_995),
    images: exampleImages('saucepan-b9bcbb-2f2b28', 'A saucepan'),
    isNla: true,
  }),
  wanted: 1,
  purchased: 0,
});

const manage = fn();

const tray = exampleItem({
  product: exampleProduct({ sku: skuOf('4903'), name: 'Walnut Tray', isNla: true }),
  wanted: 1,
  purchased: 1,
});

const streamOf = (registries: Partial<NlaItemDependencies['registries']> = {}, item = saucepan): NlaItemStream => {
  const log = { write: () => () => undefined };
  const view = exampleView({ role: 'registrant', items: [item, tray] });
  return nlaItemStream({
    registries: exampleRegistries(registries),
    registry: registryStreamOf(
      { open$: NEVER, watch: () => NEVER },
      { scheduler: asyncScheduler, isPageVisible$: of(true), initial: O.some({ view, isComplete: true }), log },
    ),
    site: sites.main,
    address: { query: () => ({}), clear: () => undefined },
    analytics: { track: () => () => undefined },
    manage,
    newKey: () => idempotencyKeyOf('example-key-1'),
    scheduler: asyncScheduler,
    log,
  });
};

interface PageProps {
  readonly stream: NlaItemStream;
  readonly site: SiteId;
  readonly item: RegistryItem;
}

const Page = ({ stream, site, item }: PageProps) => (
  <main id="content" tabIndex={-1} style={{ display: 'flex', gap: 8, padding: 24 }}>
    <Button onClick={() => stream.askReplace(item)}>Replace</Button>
    <Button onClick={() => stream.askRemove(item)}>Remove</Button>
    <Button onClick={() => stream.review([item, tray])}>Review</Button>
    <NlaItem stream={stream} site={demoSite(site)} />
  </main>
);

export default {
  title: 'Dialogs/Item no longer available',
  component: Page,
  subcomponents: { NlaItem },
  args: { site: 'main', item: saucepan },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

const opened = async (canvasElement: HTMLElement, button: string, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return within(dialog);
};

const pressed = async (name: string | RegExp) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

export const Remove: Story = {
  name: 'Asks, removes, closes',
  parameters: { requirements: ['MAN-02'] },
  args: { stream: streamOf() },
  play: async ({ canvasElement, canvas }) => {
    const dialog = await opened(canvasElement, 'Remove', 'Remove Item');
    await expect(dialog.getByText('Are you sure you want to remove this item from your registry?')).toBeVisible();
    const danger = getComputedStyle(document.documentElement).getPropertyValue('--danger');
    await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveStyle({ backgroundColor: danger });
    await pressed('Remove');
    await expect(await screen.findByRole('dialog', { name: 'Item has been removed' })).toBeVisible();
    await expect(screen.getByText('Steward Saucepan with Lid, 2 qt is no longer on your registry')).toHaveRole(
      'status',
    );
    const [, close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' });
    if (close !== undefined) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const NotRemoved: Story = {
  name: 'Not removed',
  parameters: { a11y: { test: 'error' } },
  args: { stream: streamOf({ removeItem: () => () => of(E.left({ _tag: 'Unavailable' } as const)) }) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Remove', 'Remove Item');
    await pressed('Remove');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We’re having trouble connecting.');
    await expect(screen.getByRole('dialog', { name: 'Remove Item' })).toBeVisible();
  },
};

export const Replace: Story = {
  name: 'A similar product chosen, replaced',
  parameters: { requirements: ['NLA-01', 'NLA-05', 'ITEM-10'] },
  args: { stream: streamOf() },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Replace', 'Replace Item');
    await expect(dialog.getByText('This item is no longer available.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Replace Item' })).toBeDisabled();
    await expect(dialog.getAllByRole('radio')).toHaveLength(3);
    await expect(dialog.getAllByText('11"W × 4.5"H × 11"D')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Show 1 more' }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('radio', { name: /^Hard-Anodized Saucepan, 2 qt, \$99\.95, .*\$20 less$/ }));
    await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Hard-Anodized Saucepan/);
    await pressed('Replace Item');
    const done = within(await screen.findByRole('dialog', { name: 'Item has been replaced' }));
    await expect(done.getByText('Hard-Anodized Saucepan, 2 qt')).toBeVisible();
    await expect(done.getByText('0 of 1 purchased')).toBeVisible();
    await pressed('Manage Item');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(manage).toHaveBeenCalledWith(expect.objectContaining({ sku: '5002' }));
  },
};

export const Reviewed: Story = {
  name: 'Several items one after the other: skipped, replaced, or only removed',
  parameters: { requirements: ['ITEM-04'], a11y: { test: 'error' } },
  args: { stream: streamOf() },
  play: async ({ canvasElement }) => {
    const first = await opened(canvasElement, 'Review', 'Replace Item');
    await expect(first.getByText('1 of 2')).toBeVisible();
    await pressed('Skip');
    const last = within(await screen.findByRole('dialog', { name: 'Remove Item' }));
    await expect(last.getByText('2 of 2')).toBeVisible();
    await expect(last.getByText('Walnut Tray')).toBeVisible();
    await pressed('Skip');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Review' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Hard-Anodized/ }));
    await pressed('Replace Item');
    await screen.findByRole('dialog', { name: 'Item has been replaced' });
    await pressed('Next Item');
    await screen.findByRole('dialog', { name: 'Remove Item' });
    await pressed('Remove');
    await screen.findByRole('dialog', { name: 'Item has been removed' });
    await expect(screen.queryByRole('button', { name: 'Next Item' })).toBeNull();
  },
};

export const Looking: Story = {
  name: 'Loading similar products: skeleton cards',
  parameters: { a11y: { test: 'error' } },
  args: { stream: streamOf({ replacements: () => () => NEVER }) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Replace', 'Replace Item');
    const looking = (await dialog.findByText('Looking for something similar')).parentElement;
    await expect(looking?.querySelectorAll('[data-skeleton]')).toHaveLength(3);
  },
};

export const NothingLikeIt: Story = {
  tags: ['more'],
  name: 'Nothing similar: it can still be removed',
  args: { stream: streamOf({ replacements: () => () => of(E.right([])) }) },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Replace', 'Replace Item');
    await expect(dialog.getByText(/^There’s nothing similar/)).toBeVisible();
    await pressed('Remove from Registry');
    await expect(await screen.findByRole('dialog', { name: 'Remove Item' })).toBeVisible();
  },
};
