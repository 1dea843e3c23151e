import type { option as O } from 'fp-ts';
import type { Cents } from '../money/index.ts';
import type { OrderView } from '../placed-order/index.ts';

/** A gift as an email to its owners shows it. */
export interface EmailedGift {
  readonly name: string;
  readonly imagePath: string;
  /** None without a name, or with one that could be taken for an email address. */
  readonly giver: O.Option<string>;
  readonly isElsewhere: boolean;
  /** At which other shop it was bought; none where that was here, or with a name that could be taken for an address. */
  readonly shop: O.Option<string>;
  /** Whether no item or fund of the list has it (INT-04). */
  readonly isUnmatched: boolean;
  /** How many pieces; none of money. */
  readonly quantity: O.Option<number>;
  /** Of money; none of pieces. */
  readonly amount: O.Option<Cents>;
  readonly message: string;
}

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
      readonly _tag: 'GiftsReceived';
      readonly firstName: string;
      /** How often its recipient wants these emails. */
      readonly often: 'each' | 'daily';
      /** Whether it is about all gifts of a day, rather than those of one order. */
      readonly isDigest: boolean;
      readonly gifts: ReadonlyArray<EmailedGift>;
      /** Whether gifts cannot be delivered yet. */
      readonly needsAddress: boolean;
      readonly thankYouManager: string;
      readonly settings: string;
      /** Ends these emails at one press. */
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
      readonly _tag: 'Invitation';
      /** The recipient. */
      readonly firstName: string;
      /** Who invites; none with a name that could be taken for an email address. */
      readonly from: O.Option<string>;
      readonly eventName: string;
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
      /** What came back, and the sum that goes back; 0 where the order was paid for elsewhere. */
      readonly name: string;
      readonly units: number;
      readonly amount: Cents;
      readonly link: string;
    }
  | { readonly _tag: 'OrderEmailChanged'; readonly orderNumber: string; readonly firstName: string };
