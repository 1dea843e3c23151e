import { registryPageWords, thankYouPageWords } from '@gift-registry/domain';

/** Signs in in another tab, so that what was typed here stays. */
export const SignInLink = ({ href }: { readonly href: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {thankYouPageWords.signIn}
    <span className="visually-hidden"> {registryPageWords.opensInNewTab}</span>
  </a>
);
