import { useEffect } from 'react';

/** Does something again when the device comes online again, as long as `isWaiting`: what could not be fetched before is worth another try. */
export const useOnlineAgain = (isWaiting: boolean, again: () => void): void =>
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting, again]);
