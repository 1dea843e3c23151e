import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus at a card when the focused element was removed, as when somebody else buys the gift: the element with
 * that id gets it, without scrolling. Goes on the card as its ref.
 */
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
