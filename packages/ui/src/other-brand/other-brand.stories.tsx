import type { ItemIdentity, SiteId } from '@gift-registry/domain';
import { centsOf, demoSite, exampleItem, exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/index.ts';
import { examplePage } from '../registry-list/testing/example-page.ts';
import type { OtherBrandVisit } from './other-brand.stream.ts';
import { OtherBrand } from './other-brand.view.tsx';

const item = exampleItem({
  product: exampleProduct({ sku: skuOf('7001'), name: 'Axis Brass Bar Cart', brand: 'modern' }),
  wanted: 2,
  purchased: 1,
});
const { identity } = item;

interface OpenedProps {
  readonly wish: OtherBrandVisit;
  readonly site: SiteId;
  readonly role: 'guest' | 'registrant';
}

const Opened = ({ wish, site, role }: OpenedProps) => {
  const [page] = useState(() => examplePage({ site, view: { role, items: [item] } }));
  return (
    <main style={{ padding: 24 }}>
      <h1>{demoSite(site).name}</h1>
      <Button onClick={() => page.otherBrand.ask(wish)}>Go there</Button>
      <OtherBrand stream={page.otherBrand} />
    </main>
  );
};

export default {
  title: 'Dialogs/Other brand',
  component: Opened,
  subcomponents: { OtherBrand },
  args: { wish: { _tag: 'Buy', identity }, site: 'main', role: 'guest' },
} satisfies Meta<typeof Opened>;
type Story = StoryObj<typeof Opened>;

const opened = async (canvasElement: HTMLElement, title: string) => {
  const open = within(canvasElement).getByRole('button', { name: 'Go there' });
  await userEvent.click(open);
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
  return { open, dialog: within(dialog) };
};

export const Buy: Story = {
  name: 'Bought there, in the quantity that is chosen',
  parameters: { requirements: ['XB-02', 'XB-04'], a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    const { open, dialog } = await opened(canvasElement, 'Buy on Mode Two');
    const form = dialog.getByRole('button', { name: /^Continue to Mode Two/ }).closest('form');
    await expect(form).toHaveFormValues({ intent: 'addToCart', purchasedSku: '7001', purchasedQuantity: '1' });
    await userEvent.click(dialog.getByRole('button', { name: 'One more of Axis Brass Bar Cart' }));
    await expect(form).toHaveFormValues({ purchasedQuantity: '2' });
    await expect(dialog.getByRole('status')).toHaveTextContent('The number you entered exceeds the requested amount.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

const asking = (name: string, wish: OtherBrandVisit, title: string, args: Partial<OpenedProps> = {}): Story => ({
  name,
  parameters: { requirements: ['XB-02'] },
  args: { wish, ...args },
  globals: { site: args.site ?? 'main' },
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement, title);
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getByRole('button', { name: /^Continue to/ })).toBeVisible();
  },
});

const of = (_tag: 'View' | 'AskStock', its: ItemIdentity = identity): OtherBrandVisit => ({ _tag, identity: its });

export const View: Story = asking('Looked at there', of('View'), 'View on Mode Two');
export const Stock: Story = {
  ...asking('When it can be had', of('AskStock'), 'Check availability at Mode Two'),
  parameters: { requirements: ['XB-02', 'ITEM-14'] },
};
export const Shop: Story = {
  ...asking('A registrant goes on there', { _tag: 'Shop' }, 'Continue to Mode Two', {
    role: 'registrant',
    site: 'kids',
  }),
  parameters: { requirements: ['XB-02', 'XB-05'] },
};
export const GiftCards: Story = asking(
  'Its gift cards, from Mode Two',
  { _tag: 'GiftCard', card: O.some({ _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(5_000) }) },
  'Hearth & Field gift cards',
  { site: 'modern' },
);
