import type {
  Account,
  AccountId,
  Cart,
  Catalogue,
  Cents,
  Checklists,
  Directory,
  GiftGuide,
  GrId,
  Instant,
  Invitations,
  ItemIdentity,
  OrderNumber,
  OrderReports,
  Orders,
  OutgoingMail,
  Personalizations,
  Photos,
  PostalArea,
  Product,
  ProductServices,
  Recommendations,
  Registries,
  Registry,
  Settings,
  ShelfStock,
  SignInHandoffs,
  SiteContent,
  SiteId,
  Store,
  Stores,
  Thanks,
} from '@gift-registry/domain';

/** An account that can sign in. */
export interface GivenAccount {
  readonly id: AccountId;
  readonly email: string;
  readonly password: string;
  /** Empty unless said. */
  readonly firstName?: string;
  readonly lastName?: string;
}

/** What is there before a test begins; the products of registries' items come with them, in the registry's market. */
export interface Given {
  readonly accounts?: ReadonlyArray<GivenAccount>;
  readonly registries?: ReadonlyArray<Registry>;
  /** Of the United States. */
  readonly products?: ReadonlyArray<Product>;
  readonly canadianProducts?: ReadonlyArray<Product>;
  /** What comes with buying products that are there. */
  readonly services?: ReadonlyArray<ProductServices>;
  readonly stores?: ReadonlyArray<Store>;
  /** What stands in stores that are there, of products that are there. */
  readonly shelves?: ReadonlyArray<ShelfStock>;
  readonly postalAreas?: ReadonlyArray<PostalArea>;
  /** What was chosen by hand from now on; it takes the place of what was chosen before. */
  readonly giftGuide?: GiftGuide;
  /** What was written for the pages of registrants, in the same way. */
  readonly siteContent?: SiteContent;
}

/** The driving ports of one browser: its own session, its own carts. */
export interface Browser {
  readonly registries: Registries;
  readonly settings: Settings;
  readonly photos: Photos;
  readonly checklists: Checklists;
  readonly thanks: Thanks;
  readonly directory: Directory;
  readonly cart: Cart;
  readonly catalogue: Catalogue;
  readonly stores: Stores;
  readonly personalizations: Personalizations;
  readonly recommendations: Recommendations;
  readonly orders: Orders;
  /** Of a commerce back end that is believed, at this site. */
  readonly orderReports: OrderReports;
  readonly account: Account;
  readonly invitations: Invitations;
  /** Going over to the other brand's site from this browser, and arriving at this site. */
  readonly signInHandoffs: SignInHandoffs;
}

/** A row of the ledger of gifts, as far as contracts look at it. */
export type LedgerRow =
  | {
      readonly kind: 'purchase';
      readonly identity: ItemIdentity;
      readonly quantity: number;
      readonly overPurchased: number;
      readonly orderNumber: OrderNumber;
    }
  | {
      readonly kind: 'contribution';
      readonly identity: ItemIdentity;
      /** How many pieces it completed. */
      readonly quantity: number;
      readonly amount: Cents;
      readonly orderNumber: OrderNumber;
    }
  | {
      /** Money that came over to the fund of a replacement; it was given before, and is of no order. */
      readonly kind: 'moved';
      readonly identity: ItemIdentity;
      /** How many pieces it paid for at once. */
      readonly quantity: number;
      readonly amount: Cents;
    }
  | {
      readonly kind: 'giftCard' | 'eGiftCard';
      readonly amount: Cents;
      readonly orderNumber: OrderNumber;
    };

/** What became of the money of all orders so far, counted. */
export interface PaymentCounts {
  readonly authorized: number;
  readonly captured: number;
  readonly released: number;
}

/** An authorisation of money that waits. */
export interface HeldPayment {
  /** Idempotency it was asked for. */
  readonly asked: Promise<void>;
  readonly goOn: () => void;
}

/** One way to stand behind the driving ports: in memory, over a database, over HTTP. Contracts ask nothing else of it. */
export interface ContractEnvironment {
  /** Puts things there, as if they had always been. Accounts before the registries they own. */
  readonly given: (given: Given) => Promise<void>;
  /** Lets a registry that is there have this event and visibility from now on, as if its owners had changed them. */
  readonly becomes: (registry: Pick<Registry, 'grId' | 'eventType' | 'visibility'>) => Promise<void>;
  /** A browser that was never here, on a site (the main one unless said). */
  readonly browser: (options?: {
    readonly site?: SiteId;
    readonly networkAddress?: string;
    /** The key that came with the link by which it came. */
    readonly linkKey?: string;
  }) => Browser;
  /** Sets the clock of the whole world. */
  readonly setClock: (now: Instant) => void;
  /** Lets the next authorisation of money be refused. */
  readonly refuseNextPayment: () => void;
  /** Lets the next authorisation of money break with an error that nobody foresaw. */
  readonly breakNextPayment: () => void;
  /** Lets the next authorisation of money wait. */
  readonly holdNextPayment: () => HeldPayment;
  /** Lets the next taking of money that was set aside fail. */
  readonly failNextCapture: () => void;
  /** Lets the next letting go of money that was set aside fail. */
  readonly failNextRelease: () => void;
  /** Takes the money that a failure left untaken and lets go of what one left set aside, as the service does at its start and every hour; answers of how many orders it took some. */
  readonly settle: () => Promise<number>;
  /** Sends the emails that are due; answers all that ever went to the address, oldest first. */
  readonly mailTo: (email: string) => Promise<ReadonlyArray<OutgoingMail>>;
  /** Lets emails not leave from now on, or leave again. */
  readonly failMail: (failing: boolean | 'for good') => void;
  readonly payments: () => PaymentCounts;
  /** The gifts of a registry, oldest first. */
  readonly ledger: (grId: GrId) => Promise<ReadonlyArray<LedgerRow>>;
  /** Takes everything down. */
  readonly close: () => Promise<void>;
}
