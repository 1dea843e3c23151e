import { brandName, type CrossBrandIntent, crossBrandMessages, type ItemBrand } from '@gift-registry/domain';
import { centsOf, grIdOf, identityOf, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CrossBrandDialog } from './cross-brand-dialog.view.tsx';

export default {
  title: 'Dialogs/Cross-brand dialog',
  parameters: {
    whenToUse: 'before a person leaves for the other brand, where cart and sign-in are others',
    whenNot: 'links within one brand',
  },
  component: CrossBrandDialog,
  args: {
    asked: O.none,
    onClose: fn(),
  },
} satisfies Meta<typeof CrossBrandDialog>;
type Story = StoryObj<typeof CrossBrandDialog>;

const registry = { grId: grIdOf('7310442'), role: 'guest', linkKey: O.none } as const;

const about = O.some('Axis Brass Bar Cart');

/** Checks the dialog of an intent: title, Cancel, and Continue as a form that opens a new tab. */
const asking = (name: string, intent: CrossBrandIntent, brand: ItemBrand = 'modern'): Story => ({
  name,
  parameters: { requirements: ['XB-02'] },
  globals: { site: brand === 'modern' ? 'main' : 'modern' },
  args: {
    asked: O.some({
      intent,
      brandName: brandName(sites.main, brand),
      about,
      referrer: { referrerId: 'mail' },
      isOpen: true,
    }),
  },
  play: async ({ args }) => {
    const { title, text, proceed } = crossBrandMessages.modal(intent, brandName(sites.main, brand), about);
    const dialog = await within(document.body).findByRole('dialog', { name: title });
    await waitFor(() => expect(dialog).toBeVisible());
    const layer = within(dialog);
    await expect(layer.getByText(text)).toBeVisible();
    const form = layer.getByRole('button', { name: `${proceed} (opens in a new tab)` }).closest('form');
    await expect(form).toHaveAttribute('target', '_blank');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveFormValues({ intent: intent._tag, referrerId: 'mail' });
    await userEvent.click(layer.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Redirect: Story = {
  ...asking('To the same registry there', { _tag: 'redirect', registry: O.some(registry) }),
  parameters: { requirements: ['XB-02'], a11y: { test: 'error' } },
};
export const GiftCard: Story = asking('Its gift cards', {
  _tag: 'giftCard',
  registry: O.some(registry),
  card: O.some({ _tag: 'GiftCard', kind: 'EGiftCard', amount: centsOf(5_000) }),
});
export const AddToCart: Story = asking(
  'Bought there, from Mode Two',
  { _tag: 'addToCart', registry, item: { _tag: 'Item', sku: skuOf('4821'), quantity: 2 } },
  'main',
);
export const Contribute: Story = {
  ...asking('Given to a group gift there', { _tag: 'contribute', registry, identity: identityOf('7001') }),
  parameters: { requirements: ['XB-02', 'GG-01'] },
};
