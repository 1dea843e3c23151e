import type { GrId } from '../identity/index.ts';
import type { SiteId } from '../site/index.ts';

/** The number of an account that waits for its mail address to be confirmed. */
export type DraftId = number & { readonly DraftId: unique symbol };

/** What an email is about. It holds no secret: a link is made when the email is sent. */
export type EmailSubject =
  | {
      readonly _tag: 'ConfirmAccount';
      readonly draft: DraftId;
      /** A path of this site: where its writer was on the way to. */
      readonly returnAddress: string;
    }
  | { readonly _tag: 'ResetPassword' }
  | { readonly _tag: 'PasswordChanged'; readonly firstName: string }
  | { readonly _tag: 'AccountDeleted'; readonly firstName: string }
  | {
      readonly _tag: 'RegistryDeleted';
      readonly grId: GrId;
      /** Who is told. */
      readonly firstName: string;
      /** Who deleted it, as the registry named them; empty where it did not. */
      readonly by: string;
      readonly eventName: string;
    }
  | {
      readonly _tag: 'OwnRegistryDeleted';
      readonly grId: GrId;
      /** Who is told, and deleted it. */
      readonly firstName: string;
      readonly eventName: string;
    }
  | {
      readonly _tag: 'CoRegistrantLeft';
      readonly grId: GrId;
      /** Who is told. */
      readonly firstName: string;
      /** Who left, as the registry named them; empty where it did not. */
      readonly by: string;
      readonly eventName: string;
      /** Whether gifts had an address, which went. */
      readonly hadAddress: boolean;
    }
  | {
      readonly _tag: 'CoRegistrantJoined';
      readonly grId: GrId;
      /** Who is told. */
      readonly firstName: string;
      /** Who joined, as the account is called; empty where it is not. */
      readonly joined: string;
      /** The mail address of that account. */
      readonly email: string;
      readonly eventName: string;
    }
  | {
      readonly _tag: 'Invitation';
      readonly grId: GrId;
      /** Who invites, as the registry's page names them. */
      readonly from: string;
      readonly eventName: string;
    };

/** Something to be told by mail. */
export interface Email {
  readonly to: string;
  /** In whose name. */
  readonly site: SiteId;
  /** Where the links in it lead: scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly about: EmailSubject;
}
