import type { AccountDrafts } from './account-drafts.port.ts';
import type { AccountStore, SignInFailures } from './account-store.port.ts';
import type { CartStore } from './cart-store.port.ts';
import type { CatalogueStore } from './catalogue-store.port.ts';
import type { Clock } from './clock.port.ts';
import type { DesignStore } from './design-store.port.ts';
import type { DirectoryStore } from './directory-store.port.ts';
import type { GiftGuideSource } from './gift-guide.port.ts';
import type { InvitationStore } from './invitation-store.port.ts';
import type { LetterBox } from './letter-box.port.ts';
import type { Log } from './log.port.ts';
import type { Mail } from './mail.port.ts';
import type { Names } from './names.port.ts';
import type { OrderStore } from './order-store.port.ts';
import type { CommonPasswords, PasswordResets } from './passwords.port.ts';
import type { Payment } from './payment.port.ts';
import type { RegistryStore } from './registry-store.port.ts';
import type { ReportedOrderStore } from './reported-order-store.port.ts';
import type { SettingsStore } from './settings-store.port.ts';
import type { StoreDirectory } from './store-directory.port.ts';

/** Everything that the services stand on. */
export interface World {
  readonly registries: RegistryStore;
  readonly directory: DirectoryStore;
  readonly settings: SettingsStore;
  readonly carts: CartStore;
  readonly orders: OrderStore;
  readonly reportedOrders: ReportedOrderStore;
  readonly catalogue: CatalogueStore;
  readonly designs: DesignStore;
  readonly giftGuide: GiftGuideSource;
  readonly stores: StoreDirectory;
  readonly accounts: AccountStore;
  readonly accountDrafts: AccountDrafts;
  readonly passwordResets: PasswordResets;
  readonly commonPasswords: CommonPasswords;
  readonly signInFailures: SignInFailures;
  readonly invitations: InvitationStore;
  readonly letters: LetterBox;
  readonly mail: Mail;
  readonly payment: Payment;
  readonly clock: Clock;
  readonly names: Names;
  readonly log: Log;
}
