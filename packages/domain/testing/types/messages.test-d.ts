// [LANG-01] What must not compile: the compiler refuses a line without the error that is expected of it. Nothing here runs.
import { type Messages, messagesOf, type Translated } from '@gift-registry/domain';

const english = {
  title: 'Your cart',
  gifts: (count: number): string => `${count} gifts`,
} as const;
type Cart = Translated<typeof english>;

export const french: Cart = { title: 'Votre panier', gifts: (count) => `${count} cadeaux` };

// @ts-expect-error A text is missing.
export const incomplete: Cart = { title: 'Votre panier' };

// @ts-expect-error A text takes what the English one does not have.
export const wrong: Cart = { ...french, gifts: (count: string) => `${count} cadeaux` };

// @ts-expect-error A text is of another kind.
export const other: Cart = { ...french, title: () => 'Votre panier' };

declare const others: Omit<Messages, 'cartPageMessages'>;
// @ts-expect-error A language lacks the texts of a page.
export const messages: Messages = others;

// @ts-expect-error No such language.
messagesOf('fr');
