/** The pages of a registry by the number under which other systems know them (ROUTE-12); `gift-giver` is the registry as a guest sees it. */
export const pageIds = {
  home: 0,
  'registry-list': 1,
  'gift-giver': 2,
  checklist: 3,
  'thank-you-manager': 4,
} as const;

/** A page of a registry. */
export type PageName = keyof typeof pageIds;
