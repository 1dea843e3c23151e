import { itemCardMessages } from '@gift-registry/domain';

/** What a link to another site adds to its name: it opens in a tab of its own. */
export const ELSEWHERE = { target: '_blank', rel: 'noopener' } as const;

/** Said of such a link, for those who do not see the icon. */
export const NewTabNote = () => <span className="visually-hidden"> {itemCardMessages.opensInNewTab}</span>;
