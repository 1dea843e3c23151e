import type { option as O } from 'fp-ts';

/** What an email is about, with the links in it. Each names its recipient by first name; empty where it is unknown. */
export type EmailContents =
  | { readonly _tag: 'ConfirmAccount'; readonly firstName: string; readonly link: string }
  | {
      readonly _tag: 'AccountExists';
      readonly firstName: string;
      readonly signIn: string;
      readonly forgotPassword: string;
    }
  | { readonly _tag: 'ResetPassword'; readonly firstName: string; readonly link: string }
  | { readonly _tag: 'PasswordChanged'; readonly firstName: string; readonly forgotPassword: string }
  | { readonly _tag: 'AccountDeleted'; readonly firstName: string }
  | {
      readonly _tag: 'RegistryDeleted';
      readonly grId: string;
      readonly firstName: string;
      /** Who deleted it; none without a name, or with one that could be taken for an email address. */
      readonly by: O.Option<string>;
      readonly eventName: string;
    }
  | {
      readonly _tag: 'OwnRegistryDeleted';
      readonly grId: string;
      readonly firstName: string;
      readonly eventName: string;
    }
  | {
      readonly _tag: 'CoRegistrantLeft';
      readonly grId: string;
      readonly firstName: string;
      /** Who left; none without a name, or with one that could be taken for an email address. */
      readonly by: O.Option<string>;
      readonly eventName: string;
      readonly hadAddress: boolean;
      readonly settings: string;
    }
  | {
      readonly _tag: 'CoRegistrantJoined';
      readonly grId: string;
      readonly firstName: string;
      /** Who joined; none without a name, or with one that could be taken for an email address. */
      readonly joined: O.Option<string>;
      readonly email: string;
      readonly eventName: string;
      readonly settings: string;
    }
  | {
      readonly _tag: 'Invitation';
      /** The recipient. */
      readonly firstName: string;
      /** Who invites; none with a name that could be taken for an email address. */
      readonly from: O.Option<string>;
      readonly eventName: string;
      readonly link: string;
    };
