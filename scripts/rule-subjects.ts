/** A folder of the library, by the name that a page gives it, and what it is about. */
export interface RuleSubject {
  readonly folder: string;
  readonly title: string;
  readonly about: string;
}

const subject = (folder: string, title: string, about: string): RuleSubject => ({ folder, title, about });

/** How to read: in the order in which the page tells them, from what a registry is to what only machines see. */
export const ruleSubjects: ReadonlyArray<RuleSubject> = [
  subject(
    'registry',
    'Registry',
    'What a registry is, what its owners may change, and what each reader is told of a change.',
  ),
  subject('new-registry', 'Beginning a registry', 'What registrants say on the form, and the registry that it makes.'),
  subject(
    'registry-search',
    'Finding a registry',
    'By which names and numbers guests find a registry, and which ones nobody finds.',
  ),
  subject('list', 'List', 'How the wanted gifts are sorted, grouped, filtered, counted and shown.'),
  subject('item', 'Item', 'One wanted gift: how it stands, what is said of it, and what can still be done about it.'),
  subject(
    'personalization',
    'Personalization',
    'Words that people have put on a product: what a design is, and what comes of it.',
  ),
  subject('manage-item', 'Managing an item', 'What a registrant does with an item of the list, step by step.'),
  subject('adding', 'Adding to a registry', 'The button, the terms of a custom order, and what is said after adding.'),
  subject('scan', 'Scanning', 'Which product the code on a label stands for, and when a camera can read it.'),
  subject('quantity', 'Quantity', 'How many pieces can be wanted, added or bought, and what a field for them holds.'),
  subject('cart', 'Cart', 'What guests may put into a cart, and what the cart says back.'),
  subject('order', 'Order', 'What buying a cart does, and when it is refused.'),
  subject('gift-card', 'Gift cards', 'Which gift cards are sold, for how much, and with which picture.'),
  subject(
    'fund',
    'Group gift fund',
    'What is said of an amount that a guest gives to a group gift, and what is suggested.',
  ),
  subject(
    'coupon',
    'Completion coupon',
    'The code that registrants get for buying what is left, and how they are told of it.',
  ),
  subject('invitation', 'Invitation', 'How an owner invites a second one, and how that person joins.'),
  subject('settings', 'Settings', 'What the owners say of their registry, and how two of them change it at once.'),
  subject('greeting', 'Greeting', 'The words with which registrants greet their guests.'),
  subject(
    'photo',
    'Photo',
    'The picture at the head of a registry: which files are taken, and how they are cut to a square.',
  ),
  subject(
    'recommendation',
    'Recommendations',
    'What else is shown: what is asked of the recommender, and what is made of its answer.',
  ),
  subject('store', 'Stores', 'Which stores are near a postal code, and what stands in them.'),
  subject('catalogue', 'Catalogue', 'What is found in the shop, and in which order.'),
  subject(
    'checklist',
    'Checklist',
    'What a registry of its kind usually has, how far it has come, and where the rest is found.',
  ),
  subject('overview', 'Overview', 'What stands on the Overview of a registry: what was bought, and what to do next.'),
  subject('content', 'Content', 'What the shop’s people write for the pages of registrants, and who sees it.'),
  subject('thank-you', 'Thank You Manager', 'Which gifts came from whom, and who has been thanked for them.'),
  subject('delivery', 'Delivery', 'Where gifts are delivered, which only the owners of a registry know.'),
  subject('event', 'Event', 'What a registry is for.'),
  subject('calendar', 'Calendar', 'Days as the house counts them, and how they read.'),
  subject('text', 'Text', 'What a person wrote, as it is kept and counted, and when it says nothing.'),
  subject('money', 'Money', 'Amounts in whole cents, and how they are typed and read.'),
  subject('identity', 'Identity', 'The numbers and names by which things are known.'),
  subject('cross-brand', 'The other brand', 'How a page leads to the other brand’s site, and what it takes along.'),
  subject('site', 'Site', 'The four sites, and what each of them offers.'),
  subject('account', 'Account', 'Who somebody is, and what that person may do.'),
  subject(
    'rate-limit',
    'Rate limits',
    'How often a password may be tried, an email caused, and account data asked for.',
  ),
  subject('data-export', 'Data export', 'What somebody takes along: all that is kept of them, as a file.'),
  subject('mail', 'Mail', 'What is told by letter, where its links lead, and when it is sent again.'),
  subject('address', 'Addresses', 'Where the pages are, and what goes along in an address.'),
  subject('page', 'Page', 'What stands on which page, under which address, for whom.'),
  subject('analytics', 'Analytics', 'What is told of how the pages are used.'),
  subject('idempotency', 'Idempotency', 'How a request that is sent twice is done once.'),
];
