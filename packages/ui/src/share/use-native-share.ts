import { useCallback } from 'react';

/** Hands a link to the device's own way of sharing; false where there is none and the link is to be copied. Changing one's mind counts as shared. */
export const useNativeShare = () =>
  useCallback(async (title: string, url: string): Promise<boolean> => {
    if (typeof navigator.share !== 'function') return false;
    try {
      await navigator.share({ title, url });
      return true;
    } catch (problem) {
      return problem instanceof DOMException && problem.name === 'AbortError';
    }
  }, []);
