import { option as O } from 'fp-ts';
import type { OwnerView, RegistryHeader } from '../registry/index.ts';

/** How to read: who can see a registry that is kept as on the left. */
const visibilities: Readonly<Record<OwnerView['visibility'], string>> = {
  findable: 'Everyone can find it by name or number.',
  link: 'Only people who have its link can see it.',
  private: 'Only you and your co-registrant can see it.',
};

/** What stands on the page that says what a registry says of itself (ROUTE-05). */
export const settingsWords = {
  title: 'Settings',
  back: 'Back to your registry',
  event: 'Event',
  day: 'Event date',
  names: 'Registrants',
  number: 'Registry number',
  whoCanSee: 'Who can see it',
  link: 'Shareable link',
  linkHelp: 'Give it to your guests: it opens the registry as they see it.',
  namesOf: ({
    primaryFirstName,
    secondaryFirstName,
  }: Pick<RegistryHeader, 'primaryFirstName' | 'secondaryFirstName'>) =>
    O.isSome(secondaryFirstName) ? `${primaryFirstName} & ${secondaryFirstName.value}` : primaryFirstName,
  visibility: (visibility: OwnerView['visibility']): string => visibilities[visibility],
} as const;
