import type { Sites } from '../site/index.ts';
import type { AccountStore, CommonPasswords, SignInFailures } from './account.port.ts';
import type { AccountDrafts, EmailChanges, PasswordResets } from './account-links.port.ts';
import type { CartStore } from './cart.port.ts';
import type { CatalogueStore } from './catalogue.port.ts';
import type { ChecklistTicks } from './checklists.port.ts';
import type { GiftGuideSource, SiteContentSource } from './content.port.ts';
import type { DirectoryStore } from './directory.port.ts';
import type { InvitationStore } from './invitations.port.ts';
import type { EmailOutbox, Mail } from './mail.port.ts';
import type { ReportedOrderStore } from './order-reports.port.ts';
import type { OrderStore } from './orders.port.ts';
import type { Payment, Tax } from './payment.port.ts';
import type { DesignStore } from './personalizations.port.ts';
import type { PhotoMaker, PhotoStore } from './photos.port.ts';
import type { PlacedOrderStore } from './placed-orders.port.ts';
import type { RegistryStore } from './registries.port.ts';
import type { SettingsStore } from './settings.port.ts';
import type { SignInHandoffStore } from './sign-in-handoffs.port.ts';
import type { StoreDirectory } from './stores.port.ts';
import type { Clock, IdGenerator, Log } from './system.port.ts';
import type { ThanksStore } from './thanks.port.ts';

/** All driven ports that the services need. */
export interface Dependencies {
  /** The sites of the retailer. */
  readonly sites: Sites;
  readonly registries: RegistryStore;
  readonly directory: DirectoryStore;
  readonly settings: SettingsStore;
  readonly thanks: ThanksStore;
  readonly photos: PhotoStore;
  readonly photoMaker: PhotoMaker;
  readonly carts: CartStore;
  readonly orders: OrderStore;
  readonly reportedOrders: ReportedOrderStore;
  readonly placedOrders: PlacedOrderStore;
  readonly catalogue: CatalogueStore;
  readonly designs: DesignStore;
  readonly giftGuide: GiftGuideSource;
  readonly siteContent: SiteContentSource;
  readonly checklistTicks: ChecklistTicks;
  readonly stores: StoreDirectory;
  readonly accounts: AccountStore;
  readonly accountDrafts: AccountDrafts;
  readonly passwordResets: PasswordResets;
  readonly emailChanges: EmailChanges;
  readonly commonPasswords: CommonPasswords;
  readonly signInFailures: SignInFailures;
  readonly invitations: InvitationStore;
  readonly signInHandoffs: SignInHandoffStore;
  readonly emails: EmailOutbox;
  readonly mail: Mail;
  readonly payment: Payment;
  readonly tax: Tax;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly log: Log;
}
