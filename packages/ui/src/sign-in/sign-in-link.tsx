import { paths, registryPageMessages, signInLinkMessages } from '@gift-registry/domain';

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
