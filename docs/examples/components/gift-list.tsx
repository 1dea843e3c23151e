/** The gifts of a registry on a page of one's own: their cards by what is still needed, with quantities and a way into the cart. */
import {
  type Cart,
  coerceGuestQuantity,
  guestQuantityField,
  type IdempotencyKey,
  type ItemIdentity,
  identityKey,
  NO_FILTERS,
  outcomeUnknown,
  parseIdempotencyKey,
  type RegistryView,
} from '@gift-registry/domain';
import {
  type CardState,
  ComponentsProvider,
  INITIAL_CARD_STATE,
  type ItemCardIntents,
  ListSection,
  listComposer,
  withQuantity,
} from '@gift-registry/ui';
import { either as E, option as O } from 'fp-ts';
import { useMemo, useRef, useState } from 'react';
import { messages, theme, titleOf } from './look.ts';
import { shop } from './shop.ts';

export interface GiftListProps {
  readonly registry: RegistryView;
  readonly addToCart: Cart['add'];
  /** Leads to the page of an item. */
  readonly openItem: (identity: ItemIdentity) => void;
}

/** What was done on the cards, and what can be done. */
const useCards = ({ registry: { grId }, addToCart }: Pick<GiftListProps, 'registry' | 'addToCart'>) => {
  const [cards, setCards] = useState<ReadonlyMap<string, CardState>>(new Map());
  /** One key for what a guest wants once, kept until it is known what became of it: a repeat under it adds nothing. */
  const keys = useRef(new Map<string, O.Option<IdempotencyKey>>());
  const cardOf = (identity: ItemIdentity): CardState => cards.get(identityKey(identity)) ?? INITIAL_CARD_STATE;
  const change = (identity: ItemIdentity, to: (card: CardState) => CardState): void =>
    setCards((before) => {
      const key = identityKey(identity);
      return new Map(before).set(key, to(before.get(key) ?? INITIAL_CARD_STATE));
    });
  const changeQuantity = (identity: ItemIdentity, to: (text: string) => string): void =>
    change(identity, (card) => withQuantity(card, to(card.quantity)));

  const add = async (identity: ItemIdentity): Promise<void> => {
    const quantity = Number(guestQuantityField.blur(cardOf(identity).quantity));
    const wish = `${identityKey(identity)} ${quantity}`;
    const key = keys.current.get(wish) ?? parseIdempotencyKey(crypto.randomUUID());
    keys.current.set(wish, key);
    change(identity, (card) => ({ ...card, add: { _tag: 'Adding' } }));
    const answer = await addToCart([{ grId: O.some(grId), identity, quantity }], key)();
    if (E.isRight(answer) || !outcomeUnknown(answer.left)) keys.current.delete(wish);
    change(identity, (card) => ({
      ...card,
      add: E.isRight(answer) ? { _tag: 'Added' } : { _tag: 'Failed', reason: answer.left },
    }));
  };

  const intents: Pick<ItemCardIntents, 'typeQuantity' | 'leaveQuantity' | 'stepQuantity' | 'addToCart'> = {
    typeQuantity: (identity, text) => changeQuantity(identity, () => guestQuantityField.type(text)),
    leaveQuantity: (identity) => changeQuantity(identity, guestQuantityField.blur),
    stepQuantity: (identity, by) => changeQuantity(identity, (text) => String(coerceGuestQuantity(Number(text) + by))),
    addToCart: (identity) => {
      if (cardOf(identity).add._tag !== 'Adding') void add(identity);
    },
  };
  return { cards, intents };
};

export const GiftList = ({ registry, addToCart, openItem }: GiftListProps) => {
  const { cards, intents } = useCards({ registry, addToCart });
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  // Kept between renderings: cards in which nothing changed are not drawn again.
  const bodyOf = useMemo(() => listComposer(shop, {}, titleOf), []);
  const body = bodyOf({
    view: registry,
    isComplete: true,
    sortBy: 'category',
    choice: { groupBy: 'status', giftOption: 'all', filters: NO_FILTERS },
    cards,
    folded,
  });
  const toggle = (key: string): void =>
    setFolded((before) =>
      before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
    );
  return (
    <ComponentsProvider theme={theme} messages={messages}>
      <main className="wrap">
        {body._tag === 'Sections' &&
          body.sections.map((section) => (
            <ListSection
              key={section.key}
              section={section}
              intents={{
                ...intents,
                contribute: openItem,
                manage: openItem,
                goElsewhere: (_, identity) => openItem(identity),
              }}
              onToggle={toggle}
              onPopup={(name) => window.open(`/shipping-information/${name}`)}
              onOpen={openItem}
            />
          ))}
      </main>
    </ComponentsProvider>
  );
};
