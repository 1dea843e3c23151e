import { option as O } from 'fp-ts';
import type { Fault } from '../../ports/index.ts';
import { type FindRefusal, FOUND_PER_PAGE, type FoundRegistry, MOST_FOUND_PAGES } from '../../registry-search/index.ts';
import type { Site } from '../../site/index.ts';
import { formatCount } from './count.ts';
import { faultSentence } from './fault.ts';
import type { PageHeadMessages } from './page-head.ts';

const fullName = (first: string, last: O.Option<string>): string => (O.isSome(last) ? `${first} ${last.value}` : first);

/** What stands where a registry is looked for (ROUTE-06). */
export const findRegistryMessages = {
  head: ({ name }: Pick<Site, 'name'>): PageHeadMessages => ({
    title: `Find a Registry | ${name}`,
    description: `Find a gift registry at ${name} by name or number.`,
  }),
  title: 'Find a registry',
  field: 'Name or registry number',
  help: 'A registrant’s first and last name, or the number on your invitation.',
  find: 'Find Registry',
  /** Why nothing is looked for. */
  refused: (refusal: FindRefusal): string => {
    switch (refusal._tag) {
      case 'FindTooShort':
        return 'Enter at least two letters of a name, or a registry number with 6 to 12 digits.';
      case 'FindTooLong':
        return `Enter no more than ${refusal.maximum} characters.`;
    }
  },
  notFound: (reason: FindRefusal | Fault): string =>
    reason._tag === 'FindTooShort' || reason._tag === 'FindTooLong'
      ? findRegistryMessages.refused(reason)
      : faultSentence(reason),
  searching: 'Looking for registries…',
  results: 'Registries found',
  found: (total: number): string => {
    if (total >= FOUND_PER_PAGE * MOST_FOUND_PAGES)
      return `More than ${formatCount(total)} registries. Add a last name to find the right one.`;
    return total === 1 ? '1 registry' : `${formatCount(total)} registries`;
  },
  nothing: (text: string): string => `We couldn’t find a registry for “${text}”.`,
  nothingHelp:
    'Check the spelling, try just the last name, or ask for the link: some registries can only be opened with it.',
  tryAgain: 'Try Again',
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  names: ({ primaryFirstName, primaryLastName, secondaryFirstName, secondaryLastName }: FoundRegistry): string => {
    const first = fullName(primaryFirstName, primaryLastName);
    return O.isSome(secondaryFirstName) ? `${first} & ${fullName(secondaryFirstName.value, secondaryLastName)}` : first;
  },
} as const;
