import type { EmptyRegistryStep, RegistrantTab, TabName } from '../../page/index.ts';

/** How the tabs of a registry are called (TAB-01 to TAB-04), and all of them together. */
export const registryTabMessages: Readonly<Record<TabName | 'navigation', string>> = {
  navigation: 'Your registry',
  overview: 'Overview',
  'manage-registry': 'Manage Registry',
  'our-registry': 'Our Registry',
  'my-registry': 'My Registry',
  checklist: 'Checklist',
  'thank-you-manager': 'Thank You Manager',
};

/** How the tabs over a registrant's list are called (LIST-09). */
export const registrantTabMessages: Readonly<Record<RegistrantTab, string>> = {
  'my-gifts': 'My Gifts',
  'my-group-gift-fund': 'My Group Gift Fund',
};

/** The button that begins an empty registry (PAGE-07). */
export const emptyRegistryMessages: Readonly<Record<EmptyRegistryStep['_tag'], string>> = {
  ViewChecklist: 'View Checklist',
  GetStarted: 'Get Started',
};
