import { type Account, type Cart, type SiteId, shopFronts, sites } from '@gift-registry/domain';
import { exampleCart, exampleLine } from '@gift-registry/domain/testing/arbitrary';
import { failing } from '@gift-registry/domain/testing/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O, task as T, taskEither as TE } from 'fp-ts';
import { useState } from 'react';
import { NEVER } from 'rxjs';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shellStream } from './shell.stream.ts';
import { SiteFrame } from './site-frame.view.tsx';

const GUEST_LIST = '/gift-registry/guest-list/7310442?sort=price';

interface FrameProps {
  readonly site: SiteId;
  readonly here?: string;
  readonly isLoggedIn: boolean;
  readonly units: number;
  readonly signOutFails?: boolean;
  /** Sign-in state unknown; somebody was signed in before. */
  readonly isAwaited?: boolean;
}

const accountThat = (isLoggedIn: boolean): Pick<Account, 'config' | 'signOut'> => ({
  config: TE.right({ isLoggedIn }),
  signOut: TE.right({ isLoggedIn: false }),
});
const cartOf = (units: number): Pick<Cart, 'read'> => ({
  read: TE.right(exampleCart({ lines: units === 0 ? [] : [exampleLine({ quantity: units })] })),
});

const Frame = ({ site, here = GUEST_LIST, isLoggedIn, units, signOutFails = false, isAwaited = false }: FrameProps) => {
  const account = isAwaited ? { ...accountThat(isLoggedIn), config: T.never } : accountThat(isLoggedIn);
  const [stream] = useState(() =>
    shellStream({
      isKnownBrowser: true,
      account: signOutFails ? failing(account, 'signOut', { _tag: 'Unavailable' }) : account,
      cart: cartOf(units),
      log: { write: () => () => {} },
      isVisible$: NEVER,
      changedElsewhere$: NEVER,
      signedIn: isAwaited ? O.none : O.some(isLoggedIn),
      memory: { read: () => isAwaited, keep: () => () => {} },
      signedOut: () => {},
    }),
  );
  return (
    <SiteFrame stream={stream} site={sites[site]} here={here}>
      <div className="wrap" style={{ paddingBlock: 96 }}>
        <h1 className="display" style={{ fontSize: 34, lineHeight: '40px' }}>
          The page
        </h1>
      </div>
    </SiteFrame>
  );
};

const meta: Meta<typeof Frame> = {
  title: 'Shell/Frame',
  component: Frame,
  subcomponents: { SiteFrame },
  args: { site: 'main', isLoggedIn: false, units: 4 },
};
export default meta;
type Story = StoryObj<typeof Frame>;

const isWide = (): boolean => window.matchMedia('(width > 1200px)').matches;

/** The name and the sentence of the site are there, and its menu where there is room for it. */
const isNamed =
  (site: SiteId, marked = 'Registry'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const { name } = sites[site];
    const front = shopFronts[site];
    const [logo] = await canvas.findAllByRole('img', { name });
    await expect(logo).toBeVisible();
    await expect(canvas.getByText(/Mon–Sun 8am–9pm CT/)).toBeVisible();
    await expect(canvas.getByText(front.notice)).toBeVisible();
    if (!isWide()) return;
    const menu = within(canvas.getByRole('navigation', { name: 'Departments' }));
    const links = menu.getAllByRole('link');
    const names = [...front.departments.map((department) => department.name), 'Registry'];
    await expect(links.map((link) => link.textContent)).toEqual(names);
    await expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
      marked,
    ]);
  };

/** On a phone the footer has the links that the header has no room for. */
const hasItsWays: NonNullable<Story['play']> = async ({ canvas }) => {
  const foot = within(canvas.getByRole('contentinfo'));
  const ways = foot.queryByRole('navigation', { name: 'Registries, gift cards and stores' });
  if (window.matchMedia('(width > 768px)').matches) return expect(ways).toBeNull();
  const links = foot.getAllByRole('link').filter((link) => link.closest('nav') !== null);
  await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Find a Registry', '/gift-registry/find'],
    ['Your Registry', '/gift-registry/my-gift-registry/'],
    ['Stores', '/stores/'],
    ['Gift Cards', '/gift-cards/'],
  ]);
  for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
};

const menuIsClosed = (): Promise<void> => waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());

export const Guest: Story = {
  name: 'A guest with four units in the cart',
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cart, 4 items' })).toHaveAttribute('href', '/checkout/cart');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/account/login?returnUrl=%2Fgift-registry%2Fguest-list%2F7310442%3Fsort%3Dprice',
    );
    await expect(canvas.getByText(/Mon–Sun 8am–9pm CT/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 1-800-555-0142' })).toBeVisible();
  },
};
export const AccountMenu: Story = {
  name: 'The account menu',
  parameters: { a11y: { test: 'error' } },
  args: { isLoggedIn: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    const signOut = await within(document.body).findByRole('menuitem', { name: 'Sign Out' });
    await waitFor(() => expect(signOut).toBeVisible());
  },
};
export const SignedIn: Story = {
  tags: ['more'],
  name: 'Signing out',
  args: { isLoggedIn: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Sign Out' }));
    await menuIsClosed();
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible();
  },
};
export const Awaited: Story = {
  tags: ['more'],
  name: 'Sign-in state unknown, but signed in before',
  args: { isAwaited: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
};
export const SignOutFailed: Story = {
  tags: ['more'],
  name: 'Signing out failed',
  args: { isLoggedIn: true, signOutFails: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You’re still signed in');
    await menuIsClosed();
  },
};
export const ModeTwo: Story = {
  name: 'Mode Two',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'modern' },
  args: { site: 'modern' },
  play: isNamed('modern'),
};
export const Kids: Story = {
  name: 'Kids',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'kids' },
  args: { site: 'kids' },
  play: isNamed('kids'),
};
export const Canada: Story = {
  name: 'Canada',
  parameters: { a11y: { test: 'error' } },
  globals: { site: 'canada' },
  args: { site: 'canada' },
  play: isNamed('canada'),
};
export const InADepartment: Story = {
  tags: ['more'],
  name: 'In a department',
  args: { here: '/search?category=Bedding&category=Bath&sort=price-low' },
  play: isNamed('main', 'Bed & Bath'),
};
export const Phone: Story = {
  name: 'On a phone the strip has no links',
  parameters: { a11y: { test: 'error' } },
  globals: { viewport: { value: 'mobile2' } },
  play: isNamed('main'),
};
export const WaysOfTheFoot: Story = {
  tags: ['more'],
  name: 'On a phone the footer links to registries, gift cards and stores',
  globals: { viewport: { value: 'mobile2' } },
  play: hasItsWays,
};
