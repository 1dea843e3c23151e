import type { CalendarDay, Instant } from '../calendar/index.ts';
import type { Surprise } from '../event/index.ts';
import type { AccountId, GrId, OrderNumber } from '../identity/index.ts';
import type { SiteId } from '../site/index.ts';

/** The number of an account whose mail address is not confirmed yet. */
export type DraftId = number & { readonly DraftId: unique symbol };

/** What an email is about. It holds no secret: a link is made when the email is sent. */
export type EmailSubject =
  | {
      readonly _tag: 'ConfirmAccount';
      readonly draft: DraftId;
      /** A path of this site: the page that its owner wanted. */
      readonly returnAddress: string;
    }
  | { readonly _tag: 'ResetPassword' }
  | { readonly _tag: 'PasswordChanged'; readonly firstName: string }
  | { readonly _tag: 'AccountDeleted'; readonly firstName: string }
  | {
      readonly _tag: 'RegistryDeleted';
      readonly grId: GrId;
      /** The recipient. */
      readonly firstName: string;
      /** Who deleted it, as the registry named them; empty where it did not. */
      readonly by: string;
      readonly eventName: string;
    }
  | {
      readonly _tag: 'OwnRegistryDeleted';
      readonly grId: GrId;
      /** The recipient, who deleted it. */
      readonly firstName: string;
      readonly eventName: string;
    }
  | {
      readonly _tag: 'CoRegistrantLeft';
      readonly grId: GrId;
      /** The recipient. */
      readonly firstName: string;
      /** Who left, as the registry named them; empty where it did not. */
      readonly by: string;
      readonly eventName: string;
      /** Whether a delivery address was deleted. */
      readonly hadAddress: boolean;
    }
  | {
      readonly _tag: 'CoRegistrantJoined';
      readonly grId: GrId;
      /** The recipient. */
      readonly firstName: string;
      /** The name of the account that joined; empty when unknown. */
      readonly joined: string;
      /** The mail address of that account. */
      readonly email: string;
      readonly eventName: string;
    }
  | {
      /** An owner wants an email for each gift (OWN-01). */
      readonly _tag: 'GiftReceived';
      readonly grId: GrId;
      readonly account: AccountId;
      /** The recipient. */
      readonly firstName: string;
      readonly orderNumber: OrderNumber;
    }
  | {
      /** The gifts that an owner sees since the day before (OWN-01). */
      readonly _tag: 'GiftDigest';
      readonly grId: GrId;
      readonly account: AccountId;
      /** The recipient. */
      readonly firstName: string;
      readonly day: CalendarDay;
    }
  | {
      /** The gifts that owners see since they showed them before their day (OWN-02), hidden as they were until that moment. */
      readonly _tag: 'GiftsShown';
      readonly grId: GrId;
      readonly account: AccountId;
      /** The recipient. */
      readonly firstName: string;
      readonly surprise: Surprise;
      readonly eventDate: CalendarDay;
      readonly at: Instant;
    }
  | {
      /** Owners took a gift off the list, or replaced it, before it was shipped (GIVE-04). */
      readonly _tag: 'GiftChanged';
      readonly orderNumber: OrderNumber;
      /** Of the gift, as its giver read it. */
      readonly name: string;
      readonly change: 'removed' | 'replaced';
    }
  | {
      readonly _tag: 'Invitation';
      readonly grId: GrId;
      /** Who invites, as the registry's page names them. */
      readonly from: string;
      readonly eventName: string;
    }
  /** To who placed the order. */
  | { readonly _tag: 'OrderReceipt'; readonly orderNumber: OrderNumber }
  | {
      readonly _tag: 'OrderTakenBack';
      readonly orderNumber: OrderNumber;
      /** Of what came back. */
      readonly reference: string;
    }
  /** To the address that the order had before. */
  | { readonly _tag: 'OrderEmailChanged'; readonly orderNumber: OrderNumber; readonly firstName: string };

/** An email to be sent. */
export interface Email {
  readonly to: string;
  /** The site that sends it. */
  readonly site: SiteId;
  /** The origin of its links: scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly about: EmailSubject;
}
