import { checkoutMessages } from '@gift-registry/domain';
import { useEffect, useState } from 'react';
import { Button } from '../controls/index.ts';
import styles from './cart.module.css';
import { PAYMENT_STEP, PLACE_BUTTON } from './use-focus.ts';

/** Whether the window shows that element, or has been scrolled past it. */
const useIsReached = (id: string): boolean => {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setIsReached(last.isIntersecting || last.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isReached;
};

interface PlaceBarProps {
  readonly total: string;
  readonly isPlacing: boolean;
  readonly onPlace: () => void;
}

/** On phones, at the foot of the window from the payment on: the total and the summary's button, until that one is seen. It repeats that button, so neither keys nor screen readers come here. */
export const PlaceBar = ({ total, isPlacing, onPlace }: PlaceBarProps) => {
  const isPaymentReached = useIsReached(PAYMENT_STEP);
  const isButtonReached = useIsReached(PLACE_BUTTON);
  return isPaymentReached && !isButtonReached ? (
    <div className={styles['placeBar']} aria-hidden>
      <b className="num">{total}</b>
      <Button tabIndex={-1} aria-disabled={isPlacing || undefined} onClick={onPlace}>
        {checkoutMessages.place(isPlacing, '')}
      </Button>
    </div>
  ) : null;
};
