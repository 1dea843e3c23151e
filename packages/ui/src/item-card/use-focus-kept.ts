import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the focus at a card when what had it there is gone, as when somebody else buys the gift: then that id takes it, and the page stays where it is. The answer goes to the card. */
export const useFocusKept = <Card extends Element>(id: string): RefObject<Card | null> => {
  const card = useRef<Card>(null);
  const hadFocus = useRef(false);
  hadFocus.current = card.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
  });
  return card;
};
