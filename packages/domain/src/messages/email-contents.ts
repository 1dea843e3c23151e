import type { option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { Sums } from '../cart/index.ts';
import type { Cents } from '../money/index.ts';
import type { OrderLineView, OrderView } from '../placed-order/index.ts';

/** A gift as shown in an email to owners. */
export interface EmailedGift {
  readonly name: string;
  readonly imagePath: string;
  /** `none` when the name is missing or could be mistaken for an email address. */
  readonly giver: O.Option<string>;
  readonly isElsewhere: boolean;
  /** The other shop where it was bought; `none` when it was bought here, or the name could be mistaken for an address. */
  readonly shop: O.Option<string>;
  /** Whether it matches no item or fund of the list (INT-04). */
  readonly isUnmatched: boolean;
  /** The number of units; `none` for money. */
  readonly quantity: O.Option<number>;
  /** The amount of money; `none` for units. */
  readonly amount: O.Option<Cents>;
  readonly message: string;
}

/** The content of an email, with its links. Each has the recipient's first name; empty when unknown. */
export type EmailContents =
  | { readonly _tag: 'ConfirmAccount'; readonly firstName: string; readonly link: string }
  | {
      readonly _tag: 'AccountExists';
      readonly firstName: string;
      readonly signIn: string;
      readonly forgotPassword: string;
    }
  | { readonly _tag: 'ResetPassword'; readonly firstName: string; readonly link: string }
  | { readonly _tag: 'ConfirmEmail'; readonly firstName: string; readonly link: string }
  | {
      readonly _tag: 'EmailChangeAsked';
      readonly firstName: string;
      readonly wanted: string;
      readonly forgotPassword: string;
    }
  | { readonly _tag: 'EmailChanged'; readonly firstName: string; readonly email: string }
  | { readonly _tag: 'PasswordChanged'; readonly firstName: string; readonly forgotPassword: string }
  | { readonly _tag: 'AccountDeleted'; readonly firstName: string }
  | {
      readonly _tag: 'RegistryDeleted';
      readonly grId: string;
      readonly firstName: string;
      /** The owner who deleted it; `none` when the name is missing or could be mistaken for an email address. */
      readonly by: O.Option<string>;
      readonly eventCode: string;
    }
  | {
      readonly _tag: 'OwnRegistryDeleted';
      readonly grId: string;
      readonly firstName: string;
      readonly eventCode: string;
    }
  | {
      readonly _tag: 'CoRegistrantLeft';
      readonly grId: string;
      readonly firstName: string;
      /** The owner who left; `none` when the name is missing or could be mistaken for an email address. */
      readonly by: O.Option<string>;
      readonly eventCode: string;
      readonly hadAddress: boolean;
      readonly settings: string;
    }
  | {
      readonly _tag: 'CoRegistrantJoined';
      readonly grId: string;
      readonly firstName: string;
      /** The account that joined; `none` when the name is missing or could be mistaken for an email address. */
      readonly joined: O.Option<string>;
      readonly email: string;
      readonly eventCode: string;
      readonly settings: string;
    }
  | {
      readonly _tag: 'GiftsReceived';
      readonly grId: string;
      readonly firstName: string;
      readonly eventCode: string;
      /** How often its recipient wants these emails. */
      readonly often: 'each' | 'daily';
      /** Whether it is about all gifts of a day, rather than those of one order. */
      readonly isDigest: boolean;
      /** The day of a daily email; `none` for one that is sent at once. */
      readonly digestDay: O.Option<CalendarDay>;
      readonly gifts: ReadonlyArray<EmailedGift>;
      /** Whether the delivery address is missing. */
      readonly needsAddress: boolean;
      readonly thankYouManager: string;
      readonly settings: string;
      /** The one-click unsubscribe link. */
      readonly stop: string;
    }
  | {
      readonly _tag: 'GiftChanged';
      readonly firstName: string;
      readonly order: OrderView;
      readonly name: string;
      readonly change: 'removed' | 'replaced';
      readonly link: string;
    }
  | {
      readonly _tag: 'GiftsOfferedBack';
      readonly firstName: string;
      readonly order: OrderView;
      readonly link: string;
    }
  | {
      readonly _tag: 'Invitation';
      readonly grId: string;
      /** The recipient. */
      readonly firstName: string;
      /** The inviting owner; `none` when the name could be mistaken for an email address. */
      readonly from: O.Option<string>;
      readonly eventCode: string;
      readonly link: string;
    }
  | {
      readonly _tag: 'FundsClosed';
      readonly grId: string;
      readonly firstName: string;
      readonly eventCode: string;
      readonly credit: Cents;
      readonly waiting: Cents;
      /** The page with the funds. */
      readonly funds: string;
    }
  | {
      readonly _tag: 'FundShort';
      readonly firstName: string;
      readonly order: OrderView;
      readonly link: string;
    }
  | {
      readonly _tag: 'OrderReceipt';
      readonly firstName: string;
      readonly order: OrderView;
      readonly link: string;
    }
  | {
      readonly _tag: 'OrderTakenBack';
      readonly firstName: string;
      readonly order: OrderView;
      /** The name and picture of what was taken back, and the refund; nothing when the order was paid for elsewhere. */
      readonly name: string;
      readonly imagePath: string;
      readonly units: number;
      /** The units of the line at first. */
      readonly quantity: number;
      readonly refund: Sums;
      readonly link: string;
    }
  | {
      readonly _tag: 'OrderEmailChanged';
      readonly orderNumber: string;
      readonly firstName: string;
      /** Opens the order in the browser that placed it, and nowhere else. */
      readonly ownOrder: string;
    }
  | {
      readonly _tag: 'GiftsRejected';
      readonly firstName: string;
      /** The first of the orders; the link opens it. */
      readonly order: OrderView;
      readonly link: string;
      /** The rejected gifts of all orders. */
      readonly gifts: ReadonlyArray<OrderLineView>;
      /** The page of the registry; `none` when the gift was for none. */
      readonly registry: O.Option<string>;
    };
