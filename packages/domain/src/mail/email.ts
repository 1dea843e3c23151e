import type { option as O } from 'fp-ts';
import type { CalendarDay, Instant } from '../calendar/index.ts';
import type { Surprise } from '../event/index.ts';
import type { AccountId, GrId, OrderNumber } from '../identity/index.ts';
import type { Language } from '../language/index.ts';
import type { Cents } from '../money/index.ts';
import type { SiteId } from '../site/index.ts';

/** The number of an account whose email address is not confirmed yet. */
export type DraftId = number & { readonly DraftId: unique symbol };

/** The number of a change of an account's email that is not confirmed yet. */
export type EmailChangeId = number & { readonly EmailChangeId: unique symbol };

/** The subject matter of an email. Contains no secrets: links are made when the email is sent. */
export type EmailSubject =
  | {
      readonly _tag: 'ConfirmAccount';
      readonly draft: DraftId;
      /** A path of this site: the page its owner was on the way to. */
      readonly returnAddress: string;
    }
  | { readonly _tag: 'ResetPassword' }
  /** To the new address: the link that confirms it (ACC-05). */
  | { readonly _tag: 'ConfirmEmail'; readonly change: EmailChangeId }
  /** To the present address. */
  | { readonly _tag: 'EmailChangeAsked'; readonly firstName: string; readonly wanted: string }
  /** To the address that the account had before. */
  | { readonly _tag: 'EmailChanged'; readonly firstName: string; readonly email: string }
  | { readonly _tag: 'PasswordChanged'; readonly firstName: string }
  | { readonly _tag: 'AccountDeleted'; readonly firstName: string }
  | {
      readonly _tag: 'RegistryDeleted';
      readonly grId: GrId;
      /** The recipient. */
      readonly firstName: string;
      /** The owner who deleted it, as named on the registry; empty when unnamed. */
      readonly by: string;
      readonly eventCode: string;
    }
  | {
      readonly _tag: 'OwnRegistryDeleted';
      readonly grId: GrId;
      /** The recipient, who is also the one who deleted it. */
      readonly firstName: string;
      readonly eventCode: string;
    }
  | {
      readonly _tag: 'CoRegistrantLeft';
      readonly grId: GrId;
      /** The recipient. */
      readonly firstName: string;
      /** The owner who left, as named on the registry; empty when unnamed. */
      readonly by: string;
      readonly eventCode: string;
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
      /** The email address of that account. */
      readonly email: string;
      readonly eventCode: string;
    }
  | {
      /** The email for one gift, to an owner who wants one for each (OWN-01). */
      readonly _tag: 'GiftReceived';
      readonly grId: GrId;
      readonly account: AccountId;
      /** The recipient. */
      readonly firstName: string;
      readonly orderNumber: OrderNumber;
    }
  | {
      /** The daily email with the gifts that an owner can see since the day before (OWN-01). */
      readonly _tag: 'GiftDigest';
      readonly grId: GrId;
      readonly account: AccountId;
      /** The recipient. */
      readonly firstName: string;
      readonly day: CalendarDay;
    }
  | {
      /** The gifts that owners see because they revealed them early (OWN-02); with the settings under which they were hidden until then. */
      readonly _tag: 'GiftsShown';
      readonly grId: GrId;
      readonly account: AccountId;
      /** The recipient. */
      readonly firstName: string;
      readonly surprise: Surprise;
      readonly eventDate: O.Option<CalendarDay>;
      readonly at: Instant;
    }
  | {
      /** The owners removed or replaced a gift before it was shipped (GIVE-04). */
      readonly _tag: 'GiftChanged';
      readonly orderNumber: OrderNumber;
      /** The gift's name, as its giver saw it. */
      readonly name: string;
      readonly change: 'removed' | 'replaced';
    }
  /** The owners paused the registry: what was not shipped is offered back to its giver (PAUSE-01). */
  | { readonly _tag: 'GiftsOfferedBack'; readonly orderNumber: OrderNumber }
  | {
      readonly _tag: 'Invitation';
      readonly grId: GrId;
      /** The inviting owner, as named on the registry's page. */
      readonly from: string;
      readonly eventCode: string;
    }
  | {
      /** To an owner: what became of the money in funds that closed short (FUND-04). */
      readonly _tag: 'FundsClosed';
      readonly grId: GrId;
      /** The recipient. */
      readonly firstName: string;
      readonly eventCode: string;
      readonly credit: Cents;
      readonly waiting: Cents;
    }
  /** To the giver of contributions to funds that closed short (FUND-04). */
  | { readonly _tag: 'FundShort'; readonly orderNumber: OrderNumber }
  /** To the person who placed the order. */
  | { readonly _tag: 'OrderReceipt'; readonly orderNumber: OrderNumber }
  | {
      readonly _tag: 'OrderTakenBack';
      readonly orderNumber: OrderNumber;
      /** The reference of the return. */
      readonly reference: string;
    }
  | {
      /** The owners did not find gifts among theirs that their giver had bought elsewhere (ELSE-02); at least one order. */
      readonly _tag: 'GiftsRejected';
      readonly orderNumbers: ReadonlyArray<OrderNumber>;
    }
  /** To the order's previous address. */
  | { readonly _tag: 'OrderEmailChanged'; readonly orderNumber: OrderNumber; readonly firstName: string };

/** An email to be sent. */
export interface Email {
  readonly to: string;
  /** The site that sends it. */
  readonly site: SiteId;
  /** The origin of its links: scheme, host and port, without a trailing slash. */
  readonly origin: string;
  readonly about: EmailSubject;
  /** The language of the page that caused it, for a recipient of whom no other is known (LANG-04). */
  readonly language?: Language;
}
