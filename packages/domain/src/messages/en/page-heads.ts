import type { RegistryHeader, RegistryName } from '../../registry/index.ts';
import type { Site } from '../../site/index.ts';
import { registrantNames, registryTitle } from './registry-name.ts';

/** The title of a page's tab, and its description in link previews. */
export interface PageHeadMessages {
  readonly title: string;
  readonly description: string;
}

const titled = (title: string, { name }: Pick<Site, 'name'>): string => `${title} | ${name}`;

export const pageHeads = {
  registry: (site: Pick<Site, 'name'>, header: RegistryName & Pick<RegistryHeader, 'isPaused'>): PageHeadMessages => ({
    title: header.isPaused ? pageHeads.home(site).title : registryTitle(site, header),
    description: header.isPaused
      ? pageHeads.home(site).description
      : `Choose a gift for ${registrantNames(header)} from the registry at ${site.name}.`,
  }),
  /** Alternative text of a shared registry's preview picture (SHARE-03). */
  registryPicture: ({ eventType }: Pick<RegistryHeader, 'eventType'>): string =>
    `An illustration for a gift registry: ${eventType.name}`,
  settings: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Registry settings', site),
    description: `What your registry at ${site.name} says about itself.`,
  }),
  home: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Gift registry | ${name}`,
    description: `Open a gift registry or manage your own at ${name}.`,
  }),
  cart: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Your cart', site),
    description: `Your cart at ${site.name}.`,
  }),
  signIn: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Account Sign In', site),
    description: `Sign in to manage your registry at ${site.name}.`,
  }),
  account: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Your account', site),
    description: `Your account at ${site.name}.`,
  }),
  newAccount: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Create an account', site),
    description: `Create an account to manage a registry at ${site.name}.`,
  }),
  confirmAccount: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Confirm your account', site),
    description: `Confirm your account at ${site.name}.`,
  }),
  confirmEmail: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Confirm your email', site),
    description: `Confirm the new email of your account at ${site.name}.`,
  }),
  forgotPassword: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Forgot your password?', site),
    description: `Choose a new password for your account at ${site.name}.`,
  }),
  resetPassword: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Choose a new password', site),
    description: `Choose a new password for your account at ${site.name}.`,
  }),
  invitation: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Manage a registry together', site),
    description: `Become a co-registrant at ${site.name}.`,
  }),
  /** A placed order, or the page for looking one up (GIVE-02). */
  order: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Your order', site),
    description: `See or change an order at ${site.name}.`,
  }),
  /** A page of information (ROUTE-10). */
  information: (
    site: Pick<Site, 'name'>,
    page: { readonly title: string; readonly intro: string },
  ): PageHeadMessages => ({
    title: titled(page.title, site),
    description: page.intro,
  }),
  notFound: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Page not found', site),
    description: `We couldn’t find this page at ${site.name}.`,
  }),
  /** A registrant's page for a person signed in with another account (ROUTE-17). */
  notAllowed: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('This registry belongs to someone else', site),
    description: `Only its owners can manage a registry at ${site.name}.`,
  }),
  unavailable: (site: Pick<Site, 'name'>): PageHeadMessages => ({
    title: titled('Please try again in a moment', site),
    description: `${site.name} is unavailable right now.`,
  }),
} as const;
