import type * as en from '../en/sign-in-link.ts';
import type { Translated } from '../translated.ts';

export const NO_LONGER_SIGNED_IN = 'Votre session est terminée. Connectez-vous et réessayez.' satisfies Translated<
  typeof en.NO_LONGER_SIGNED_IN
>;

export const signInLinkMessages = { signIn: 'Se connecter' } satisfies Translated<typeof en.signInLinkMessages>;
