import { paths, registryPageMessages, signInLinkMessages } from '@gift-registry/domain';
import { type ReactNode, useEffect, useState } from 'react';

/** Opens sign-in in another tab, so that edits stay; returns to this page unless `href` says otherwise. */
export const SignInLink = ({
  href = paths.signIn(`${window.location.pathname}${window.location.search}`),
}: {
  readonly href?: string;
}) => (
  <a href={href} target="_blank" rel="noopener">
    {signInLinkMessages.signIn}
    <span className="visually-hidden"> {registryPageMessages.opensInNewTab}</span>
  </a>
);

/** The sign-in link beside a failure, where signing in is what is missing. */
export const SignInBeside = ({ reason }: { readonly reason: { readonly _tag: string } }) =>
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

const OnceBack = ({ children }: { readonly children: ReactNode }) => (useIsBack() ? children : null);

/** A button that tries again after that failure. Where signing in is missing, it is only shown after the person came back to the page, as from signing in in another tab. */
export const AgainAfter = ({
  reason,
  children,
}: {
  readonly reason: { readonly _tag: string };
  readonly children: ReactNode;
}) => (reason._tag === 'SignInNeeded' ? <OnceBack>{children}</OnceBack> : children);
