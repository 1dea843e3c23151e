import { paths, plainPageAddress, registryPageMessages, signInLinkMessages } from '@gift-registry/domain';
import { type ReactNode, useEffect, useState } from 'react';

/** Opens sign-in in another tab, so that edits stay; returns to this page unless `href` says otherwise. */
export const SignInLink = ({
  href = paths.signIn(plainPageAddress(`${window.location.pathname}${window.location.search}`)),
}: {
  readonly href?: string;
}) => (
  <a href={href} target="_blank" rel="noopener">
    {signInLinkMessages.signIn}
    <span className="visually-hidden"> {registryPageMessages.opensInNewTab}</span>
  </a>
);

/** The sign-in link beside a failure whose reason is that nobody is signed in. */
export const SignInHint = ({ reason }: { readonly reason: { readonly _tag: string } }) =>
  reason._tag === 'SignInNeeded' ? (
    <>
      {' '}
      <SignInLink />
    </>
  ) : null;

/** Whether the window got the focus since this was mounted. */
const useIsBack = (): boolean => {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const come = new AbortController();
    window.addEventListener('focus', () => setIsBack(true), { signal: come.signal });
    return () => come.abort();
  }, []);
  return isBack;
};

const AfterReturn = ({ children }: { readonly children: ReactNode }) => (useIsBack() ? children : null);

/**
 * A button that tries again after that failure. If the reason is that nobody is signed in, it appears only once the
 * person has come back to this tab, as from signing in in another one.
 */
export const RetryWhenPossible = ({
  reason,
  children,
}: {
  readonly reason: { readonly _tag: string };
  readonly children: ReactNode;
}) => (reason._tag === 'SignInNeeded' ? <AfterReturn>{children}</AfterReturn> : children);
