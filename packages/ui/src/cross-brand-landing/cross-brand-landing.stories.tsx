import { createState, type RejectedHandoff as LeftOutThere, type Role } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O } from 'fp-ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ShellModel } from '../shell/index.ts';
import { CarriedSignIn, CrossBrandToast } from './cross-brand-landing.view.tsx';

interface Arrived {
  readonly to: Role;
  /** The address does not say that the visitor came from the other brand. */
  readonly isUnsaid: boolean;
  readonly site: 'main' | 'modern';
  readonly leftOut: O.Option<LeftOutThere>;
  readonly filledIn: O.Option<'Item' | 'GiftCard'>;
  readonly onSignOut: () => void;
}

const EMAIL = 'amelia.hartley@example.com';

const LandingParameters = ({ to, isUnsaid, site, leftOut, filledIn, onSignOut }: Arrived) => {
  const toast = createState<O.Option<Role>>(isUnsaid ? O.none : O.some(to));
  const shell = createState<ShellModel>({ isLoggedIn: true, isExpected: false, cartCount: 0, signOut: 'Idle' });
  return (
    <>
      <CarriedSignIn email={EMAIL} shell={{ model: shell, signOut: onSignOut }} />
      <CrossBrandToast
        stream={{
          site: sites[site],
          signedInAs: O.some(EMAIL),
          toast,
          leftOut: createState(leftOut),
          filledIn: createState(filledIn),
          dismissToast: () => toast.set(O.none),
        }}
      />
    </>
  );
};

export default {
  title: 'Pages/Registry/Cross-brand arrival',
  component: LandingParameters,
  subcomponents: { CrossBrandToast, CarriedSignIn },
  args: { to: 'guest', isUnsaid: false, site: 'modern', leftOut: O.none, filledIn: O.none, onSignOut: fn() },
  globals: { site: 'modern' },
} satisfies Meta<typeof LandingParameters>;
type Story = StoryObj<typeof LandingParameters>;

export const Visitor: Story = {
  name: 'A visitor on Mode Two, signed in on the way',
  parameters: { requirements: ['XB-06'], a11y: { test: 'error' } },
  play: async ({ canvas, args }) => {
    const message = "You're now shopping this registry at Mode Two.";
    await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
    const [strip, toast] = canvas.getAllByRole('status');
    if (strip === undefined || toast === undefined) throw new Error('no text is shown');
    await expect(within(toast).getByText("You're signed in as amelia.hartley@example.com.")).toBeVisible();
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(message)).toBeNull();
    await expect(canvas.getByText("You're signed in as amelia.hartley@example.com.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.click(within(strip).getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/signed in as/)).toBeNull();
  },
};

export const RejectedHandoff: Story = {
  tags: ['more'],
  name: 'The choice could not be carried over',
  args: { leftOut: O.some({ what: O.some('Torque Cocktail Shaker'), why: 'noLongerAvailable' }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('Torque Cocktail Shaker is no longer available, so nothing was added to your cart.'),
      ).toBeVisible(),
    );
  },
};

export const FilledIn: Story = {
  tags: ['more'],
  name: 'Only filled in: not in the cart yet, and how to add it',
  args: { filledIn: O.some('Item') },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText(
          'Your gift isn’t in your cart yet. We’ve filled in the quantity: select Add to Cart to buy it.',
        ),
      ).toBeVisible(),
    );
  },
};

export const Registrant: Story = {
  name: 'A registrant on Hearth & Field',
  parameters: { requirements: ['XB-06'], a11y: { test: 'error' } },
  globals: { site: 'main' },
  args: { to: 'registrant', site: 'main' },
  play: async ({ canvas }) => {
    const toast = canvas.getByText("You're now managing your registry at Hearth & Field.");
    await waitFor(() => expect(toast).toBeVisible());
  },
};
