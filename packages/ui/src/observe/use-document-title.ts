import { useEffect } from 'react';

/** The name of the page in the browser's tab, as long as this is on it. */
export const useDocumentTitle = (title: string): void =>
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
