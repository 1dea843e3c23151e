import { paths, registryPageMessages, signInLinkMessages } from '@gift-registry/domain';
import { type ReactNode, useEffect, useState } from 'react';

/** Signs in in another tab, so that what was typed here stays; comes back to the page on which it stands unless said. */
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

/** The way to sign in beside why something was not done, where that is what is missing. */
export const SignInBeside = ({ reason }: { readonly reason: { readonly _tag: string } }) =>
  reason._tag === 'SignInNeeded' ? (
    <>
      {' '}
      <SignInLink />
    </>
  ) : null;

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
