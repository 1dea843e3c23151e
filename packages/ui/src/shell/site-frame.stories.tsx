import { type Account, type Cart, eventTypeOf, type OwnRegistry, type SiteId } from '@gift-registry/domain';
import { dayOf, demoSite, exampleCart, exampleLine, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { failing } from '@gift-registry/domain/testing/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { option as O, task as T, taskEither as TE } from 'fp-ts';
import { useState } from 'react';
import { NEVER } from 'rxjs';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shellStream } from './shell.stream.ts';
import { SiteFrame } from './site-frame.view.tsx';

const GUEST_LIST = '/gift-registry/guest-list/7310442?sort=price';

const own: ReadonlyArray<OwnRegistry> = [
  {
    grId: grIdOf('7310442'),
    eventType: eventTypeOf('br'),
    eventDate: O.some(dayOf('2027-06-12')),
    isPaused: false,
    primaryFirstName: 'Amelia',
    secondaryFirstName: O.some('Jonah'),
  },
  {
    grId: grIdOf('7310443'),
    eventType: eventTypeOf('hw'),
    eventDate: O.some(dayOf('2027-09-04')),
    isPaused: false,
    primaryFirstName: 'Amelia',
    secondaryFirstName: O.none,
  },
];

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
      registries: { mine: TE.right(own) },
      log: { write: () => () => {} },
      isVisible$: NEVER,
      changedElsewhere$: NEVER,
      signedIn: isAwaited ? O.none : O.some(isLoggedIn),
      memory: { read: () => isAwaited, keep: () => () => {} },
      signedOut: () => {},
    }),
  );
  return (
    <SiteFrame stream={stream} site={demoSite(site)} here={here}>
      <div className="wrap" style={{ paddingBlock: 96 }}>
        <h1 className="display" style={{ fontSize: 34, lineHeight: '40px' }}>
          The page
        </h1>
      </div>
    </SiteFrame>
  );
};

export default {
  title: 'Pages/Shell/Frame',
  component: Frame,
  subcomponents: { SiteFrame },
  args: { site: 'main', isLoggedIn: false, units: 4 },
} satisfies Meta<typeof Frame>;
type Story = StoryObj<typeof Frame>;

const isWide = (): boolean => window.matchMedia('(width > 1200px)').matches;

/** Checks the site's name, its opening hours, and its menu where the header has space for it. */
const isNamed =
  (site: SiteId, marked = 'Registry'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const { name } = demoSite(site);
    const front = demoSite(site).front;
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

/** Checks that on a phone the footer has the links for which the header has no space. */
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
    await expect(await canvas.findByRole('link', { name: 'Cart, 4' })).toHaveAttribute('href', '/checkout/cart');
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
    const first = await within(document.body).findByRole('menuitem', { name: 'Amelia & Jonah, wedding' });
    await waitFor(() => expect(first).toBeVisible());
    const entries = within(document.body).getAllByRole('menuitem');
    await expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Amelia & Jonah, wedding', '/gift-registry/registrant-list/7310442'],
      ['Amelia, housewarming', '/gift-registry/registrant-list/7310443'],
      ['Create a Registry', '/gift-registry/new'],
      ['Your Account', '/account'],
      ['Track an Order', '/order'],
      ['Sign Out', null],
    ]);
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
/** Checks that the menu has all departments, closes on Escape and returns the focus. */
const hasAllOfTheShop: NonNullable<Story['play']> = async ({ canvas, args: { site } }) => {
  const open = canvas.getByRole('button', { name: 'Menu' });
  await expect(open.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  await userEvent.click(open);
  const menu = await canvas.findByRole('dialog', { name: 'Menu' });
  await expect(menu.contains(document.activeElement)).toBe(true);
  const names = within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent);
  await expect(names).toEqual([
    ...demoSite(site).front.departments.map(({ name }) => name),
    'Create a Registry',
    'Find a Registry',
    'Your Registries',
    'Stores',
    'Gift Cards',
    'Track an Order',
    `Help: ${demoSite(site).phone}`,
    'Sign In',
    'Create Account',
  ]);
  for (const link of within(menu).getAllByRole('link'))
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(within(menu).getByRole('button', { name: 'Close Menu' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(open).toHaveFocus();
  await userEvent.click(open);
};
export const ShopMenuOfATablet: Story = {
  name: 'The menu of the shop on a tablet',
  parameters: { requirements: ['SHOP-01'], a11y: { test: 'error' } },
  globals: { viewport: { value: 'tablet' } },
  play: hasAllOfTheShop,
};
export const ShopMenuOfAPhone: Story = {
  name: 'The menu of the shop on a phone',
  parameters: { requirements: ['SHOP-01'], a11y: { test: 'error' } },
  globals: { site: 'kids', viewport: { value: 'mobile1' } },
  args: { site: 'kids' },
  play: hasAllOfTheShop,
};
export const OnTheSignInPage: Story = {
  tags: ['more'],
  name: 'The sign-in page has no link to itself',
  args: { here: '/account/login?returnUrl=%2F' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cart, 4' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
};
export const LinksInFooter: Story = {
  tags: ['more'],
  name: 'On a phone the footer links to registries, gift cards and stores',
  globals: { viewport: { value: 'mobile2' } },
  play: hasItsWays,
};
