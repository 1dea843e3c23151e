import { type ReactNode, useEffect, useState } from 'react';

/** Whether one has come back to this page since it was asked. */
const useIsBack = (): boolean => {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const come = new AbortController();
    window.addEventListener('focus', () => setIsBack(true), { signal: come.signal });
    return () => come.abort();
  }, []);
  return isBack;
};

const OnceBack = ({ children }: { readonly children: ReactNode }) => (useIsBack() ? children : null);

/** What tries again after that reason. Where a sign-in is what is missing it would fail once more, and is offered only to those who come back to the page, as from signing in in another tab. */
export const AgainAfter = ({
  reason,
  children,
}: {
  readonly reason: { readonly _tag: string };
  readonly children: ReactNode;
}) => (reason._tag === 'SignInNeeded' ? <OnceBack>{children}</OnceBack> : children);
