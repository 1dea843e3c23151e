import { useEffect } from 'react';

/** As long as something would be lost, the browser asks before the page is left or loaded anew. */
export const useAskBeforeLeaving = (isLost: boolean): void => {
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
};
