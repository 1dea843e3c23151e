import { type CartConfirmation, paths } from '@gift-registry/domain';
import { cartIdOf, exampleImages, grIdOf, identityOf, storeNumberOf } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { either as E, option as O } from 'fp-ts';
import { delay, NEVER, of } from 'rxjs';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/index.ts';
import type { ConfirmationLayerStream, ConfirmationSource } from './confirmation-layer.stream.ts';
import { ConfirmationLayer } from './confirmation-layer.view.tsx';
import { exampleConfirmation, exampleConfirmed, exampleLayer } from './testing/example-layer.ts';

const plates = { grId: O.some(grIdOf('7310442')), identity: identityOf('4821'), quantity: 1 };

interface PageProps {
  readonly stream: ConfirmationLayerStream;
  readonly isCutShort?: boolean;
  readonly isEarlier?: boolean;
}

const Page = ({ stream, isCutShort = false, isEarlier = false }: PageProps) => (
  <main style={{ padding: 24 }}>
    <Button onClick={() => stream.open({ added: [plates], names: [exampleConfirmed().name], isCutShort, isEarlier })}>
      Add to Cart
    </Button>
    <ConfirmationLayer stream={stream} />
  </main>
);

export default {
  title: 'Dialogs/Confirmation layer',
  component: Page,
  subcomponents: { ConfirmationLayer },
  args: { stream: exampleLayer() },
} satisfies Meta<typeof Page>;
type Story = StoryObj<typeof Page>;

const opened = async (canvasElement: HTMLElement, name = '1 item added to your cart') => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }));
  const layer = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(getComputedStyle(layer).opacity).toBe('1'));
  return within(layer);
};

const confirming = (confirmation: Partial<CartConfirmation>): Partial<ConfirmationSource> => ({
  confirm: () => of(E.right(exampleConfirmation(confirmation))),
});

/** The layer's position, from the left and from the right. */
const margins = async () => {
  const layer = await screen.findByRole('dialog', { name: '1 item added to your cart' });
  const { left, right } = layer.getBoundingClientRect();
  return { left: Math.round(left), right: Math.round(document.documentElement.clientWidth - right) };
};

export const Flyout: Story = {
  name: 'The new flyout switched on: at the side, on phones from below',
  parameters: { requirements: ['CART-01'] },
  args: { stream: exampleLayer({}, { newFlyout: true }) },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    const { right } = await margins();
    await expect(right).toBe(0);
  },
};

export const Centered: Story = {
  name: 'The new flyout switched off: the same layer in the middle of the page',
  parameters: { requirements: ['CART-01'] },
  args: { stream: exampleLayer({}, { newFlyout: false }) },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement);
    await expect(layer.getByText('1 item added to your cart')).toHaveFocus();
    await expect(layer.getByText('Your Cart: 3 items')).toBeVisible();
    const { left, right } = await margins();
    await expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
    await expect(right).toBeGreaterThan(0);
    await userEvent.click(layer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PickedUp: Story = {
  name: 'A pickup names its store',
  parameters: { requirements: ['CART-01'] },
  args: {
    stream: exampleLayer(
      confirming({
        items: [
          exampleConfirmed({
            pickup: { storeNumber: storeNumberOf('104'), name: 'Hearth & Field Lincoln Park', units: 1 },
          }),
        ],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement);
    await expect(layer.getByText('Ember Enameled Dutch Oven, 5.5 qt')).toBeVisible();
    await expect(layer.getByText('Pickup at Hearth & Field Lincoln Park')).toBeVisible();
    await expect(layer.queryByText(/will be picked up there/)).toBeNull();
  },
};

export const Shown: Story = {
  name: 'What was added, the cart and the link on; when closed, the focus returns',
  parameters: { requirements: ['CART-01'] },
  args: { stream: exampleLayer() },
  play: async ({ canvasElement, canvas }) => {
    const layer = await opened(canvasElement);
    await expect(layer.getByText('1 item added to your cart')).toHaveFocus();
    await expect(layer.getByText('Ember Enameled Dutch Oven, 5.5 qt')).toBeVisible();
    await expect(layer.getByText('Your Cart: 3 items')).toBeVisible();
    await expect(layer.getByText(/^Subtotal:/)).toHaveTextContent('Subtotal: $375.85');
    await expect(layer.getByRole('link', { name: 'View Cart & Checkout' })).toHaveAttribute('href', '/checkout/cart');
    await expect(layer.getByRole('heading', { name: 'People Also Bought' })).toBeVisible();
    await userEvent.click(layer.getByRole('button', { name: 'Continue Shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to Cart' })).toHaveFocus());
  },
};

export const CutShort: Story = {
  name: 'Only a part was added: the layer says how many, and why not all',
  parameters: { requirements: ['CART-03', 'CART-01'] },
  args: { isCutShort: true },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement);
    await expect(
      layer.getByText('Your cart can hold up to 99 of a gift, so not everything you asked for could be added.'),
    ).toBeVisible();
  },
};

export const Everything: Story = {
  name: 'Installation, special order, shipping, Alaska and Hawaii',
  parameters: { requirements: ['CART-01'], a11y: { test: 'error' } },
  args: {
    stream: exampleLayer(
      confirming({
        items: [
          exampleConfirmed({
            name: 'Foundry Pendant',
            isPersonalized: true,
            quantity: 2,
            installationServiceType: 1,
            installationService: O.some({ formattedFee: '$149.00' }),
            specialOrderPicture: O.some(exampleImages('armchair-b5694a-3f2a1c', '').desktop),
          }),
          exampleConfirmed({ name: 'Bouclé Sofa', specialOrderPicture: O.some(exampleConfirmed().imageUrl) }),
        ],
        isFreeShipping: true,
        isVendorDropShip: true,
        isAlaskaHawaii: true,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement);
    await expect(
      layer.getByText(
        'Optional installation service: $149.00 each, arranged by phone and not included in the subtotal',
      ),
    ).toBeVisible();
    await expect(layer.getByText('How your special order of Foundry Pendant will look')).toBeVisible();
    await expect(layer.queryByText('How your special order of Bouclé Sofa will look')).toBeNull();
    await expect(layer.getByText('Personalized')).toBeVisible();
    await expect(layer.getByText('Quantity 2')).toBeVisible();
    await expect(layer.getByText('Ships free with standard shipping.')).toBeInTheDocument();
    await expect(layer.getByText('Ships directly from the maker in its own box.')).toBeInTheDocument();
    await expect(layer.getByRole('link', { name: 'Get a shipping quote' })).toHaveAttribute('href', paths.alaskaHawaii);
  },
};

export const Loading: Story = {
  name: 'While cart and recommendations are read',
  parameters: { requirements: ['CART-01', 'REC-03'], a11y: { test: 'error' } },
  args: { stream: exampleLayer({ confirm: () => NEVER, recommend: () => NEVER }) },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement);
    await expect(await layer.findByText('Loading your cart…')).toBeInTheDocument();
    await expect(layer.getByRole('link', { name: 'View Cart & Checkout' })).toBeVisible();
    await expect(screen.getByRole('dialog').querySelectorAll('[data-skeleton]')).toHaveLength(5);
  },
};

export const Unread: Story = {
  name: 'The cart and the recommendations cannot be read: it was added all the same',
  parameters: { requirements: ['REC-03'], a11y: { test: 'error' } },
  args: {
    stream: exampleLayer({
      confirm: () => of(E.left({ _tag: 'Unavailable' } as const)),
      recommend: () => of(E.left({ _tag: 'NotOk', status: 503 } as const)),
    }),
  },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement);
    await expect(layer.getByText('1 item added to your cart')).toBeVisible();
    await expect(layer.getByRole('heading', { name: exampleConfirmed().name })).toBeVisible();
    await expect(layer.getByRole('link', { name: 'View Cart & Checkout' })).toBeVisible();
    await expect(layer.queryByText(/^Subtotal:/)).toBeNull();
    await expect(layer.queryByRole('alert')).toBeNull();
    await expect(layer.queryByRole('region')).toBeNull();
  },
};

const addition = (sku: string) => ({
  cartId: cartIdOf('cart-1'),
  count: 4,
  added: [{ grId: O.none, identity: identityOf(sku), quantity: 1 }],
  warnings: [],
});

export const Recommended: Story = {
  name: '"Added" under the recommended product after adding it',
  parameters: { requirements: ['CART-03'], a11y: { test: 'error' } },
  args: {
    stream: exampleLayer({ add: ({ identity: { sku } }) => of(E.right(addition(sku))).pipe(delay(20)) }),
  },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement);
    const slide = within(layer.getByRole('article', { name: 'Field Iron Skillet, 10 in' }));
    await userEvent.click(slide.getByRole('button', { name: 'Add to Cart: Field Iron Skillet, 10 in' }));
    await waitFor(() => expect(slide.getByText('Added')).toBeVisible());
    await expect(layer.getAllByText('Added')).toHaveLength(1);
  },
};
