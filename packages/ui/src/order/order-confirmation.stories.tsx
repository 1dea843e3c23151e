import { eventTypeOf, registryName } from '@gift-registry/domain';
import {
  centsOf,
  dayOf,
  exampleContributionLineView,
  exampleGiftCardLineView,
  exampleLine,
  exampleOrder,
  exampleRegistry,
  grIdOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect } from 'storybook/test';
import { OrderConfirmation } from './order-confirmation.view.tsx';

export default {
  title: 'Pages/Order/Confirmation',
  component: OrderConfirmation,
  args: {
    confirmation: {
      order: exampleOrder(),
      shippingMethod: 'express',
      firstName: 'Ruth',
      email: 'ruth@example.com',
      isSurprise: true,
      isNearDay: false,
      message: 'For long dinners',
      sentEarlier: O.none,
      registry: O.some(grIdOf('7310442')),
    },
    site: sites.main,
  },
} satisfies Meta<typeof OrderConfirmation>;
type Story = StoryObj<typeof OrderConfirmation>;

export const LaterArrivals: Story = {
  name: 'Gifts that wait are told apart from what arrives as usual; a surprise is sent near the day',
  parameters: { requirements: ['SHIP-06'] },
  args: {
    confirmation: {
      order: exampleOrder({
        lines: [exampleLine({ registry: registryName(exampleRegistry()) }), exampleLine({ grId: O.none })],
        laterArrivals: [{ grId: grIdOf('7310442'), from: dayOf('2027-06-05'), to: dayOf('2027-06-11') }],
      }),
      shippingMethod: 'express',
      firstName: 'Ruth',
      email: 'ruth@example.com',
      isSurprise: true,
      isNearDay: true,
      message: '',
      sentEarlier: O.none,
      registry: O.some(grIdOf('7310442')),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Arrives Jan 8 – 12')).toBeVisible();
    await expect(canvas.getByText('Arrives Jun 5 – 11, 2027 for Amelia and Jonah')).toBeVisible();
    await expect(canvas.getByText(/It’s sent near the day/)).toBeVisible();
  },
};

const UNBROKEN = 'Wolfeschlegelsteinhausenbergerdorffwelch';
export const LongNames: Story = {
  tags: ['more'],
  name: 'Names without a place to break stay within the page of a narrow phone',
  args: {
    confirmation: {
      order: exampleOrder({
        lines: [
          exampleLine({
            registry: {
              eventType: eventTypeOf('br'),
              primaryFirstName: UNBROKEN,
              secondaryFirstName: O.some(UNBROKEN),
            },
          }),
        ],
      }),
      shippingMethod: 'express',
      firstName: `Ruth Anneliese Mary ${UNBROKEN}`,
      email: 'ruth@example.com',
      isSurprise: false,
      isNearDay: false,
      message: '',
      sentEarlier: O.none,
      registry: O.some(grIdOf('7310442')),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};
export const EveryKind: Story = {
  name: 'A gift with its options, something of one’s own, a card in the post and money for a fund',
  parameters: { requirements: ['WRAP-01'], a11y: { test: 'error' } },
  args: {
    confirmation: {
      order: exampleOrder({
        lines: [exampleLine(), exampleLine({ grId: O.none }), exampleGiftCardLineView(), exampleContributionLineView()],
        subtotal: centsOf(15_980),
        giftOptions: [
          { grId: grIdOf('7310442'), hasCard: true, hasReceipt: true, wrap: { code: 'linen', name: 'Linen ribbon' } },
        ],
      }),
      shippingMethod: 'standard',
      firstName: 'Ruth',
      email: 'ruth@example.com',
      isSurprise: false,
      isNearDay: false,
      message: 'For long dinners',
      sentEarlier: O.none,
      registry: O.some(grIdOf('7310442')),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Quantity 2')).toHaveLength(2);
    await expect(canvas.getByText('In the box: gift wrap (Linen ribbon), card, gift receipt.')).toBeVisible();
    await expect(canvas.getByText('Gifts are sent with your message and no prices.')).toBeVisible();
    await expect(canvas.getByText('Sent by mail')).toBeVisible();
    await expect(canvas.getByText('For the group gift fund')).toBeVisible();
    await expect(canvas.getByText('Shipping, Standard')).toBeVisible();
  },
};
export const SeveralRegistries: Story = {
  name: 'For several registries, with a personalized item',
  parameters: { requirements: ['PERS-03'], a11y: { test: 'error' } },
  args: {
    confirmation: {
      order: exampleOrder({
        lines: [
          exampleLine({
            registry: registryName(exampleRegistry()),
            personalization: { type: 700, lines: ['A & J'], font: O.some('Block'), color: O.some('Sage') },
          }),
          exampleLine({ grId: O.none, name: 'Linen Napkin' }),
          exampleLine({
            grId: O.some(grIdOf('7310443')),
            registry: { eventType: eventTypeOf('bb'), primaryFirstName: 'Noor', secondaryFirstName: O.none },
          }),
        ],
      }),
      shippingMethod: 'standard',
      firstName: 'Ruth',
      email: 'ruth@example.com',
      isSurprise: false,
      isNearDay: false,
      message: 'For long dinners',
      sentEarlier: O.none,
      registry: O.some(grIdOf('7310442')),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'For Amelia & Jonah’s Wedding Registry',
      'For Noor’s Baby Registry',
      'Not for a registry',
    ]);
    await expect(canvas.getByText('Personalized: “A & J”')).toBeVisible();
    await expect(canvas.getByText('Monogram or embroidery · Font: Block · Color: Sage')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'For Noor’s Baby Registry' })).toHaveAttribute(
      'href',
      '/gift-registry/guest-list/7310443',
    );
    await expect(canvas.getByRole('link', { name: 'Back to Amelia & Jonah’s Wedding Registry' })).toHaveAttribute(
      'href',
      '/gift-registry/guest-list/7310442',
    );
  },
};
