import { useEffect, useState } from 'react';

/** In milliseconds: nobody is told of what comes sooner (STATE-01). */
const SECOND = 1_000;

/** Whether it has been so for a second. */
export const useAfterASecond = (isSo: boolean): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsLate(true), SECOND);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isSo]);
  return isLate;
};
