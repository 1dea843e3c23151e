import { type CartAddition, createState, type LogEntry, type Role } from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleView,
  identityOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { of, Subject } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { GiftCardStep, GiftCardsModel } from '../gift-cards/index.ts';
import { type CardState, INITIAL_CARD_STATE } from '../list-model/index.ts';
import type { RegistryModel } from '../registry/index.ts';
import { crossBrandLandingStream } from './cross-brand-landing.stream.ts';

interface Played {
  readonly query?: Readonly<Record<string, string>>;
  readonly hasValidCode?: boolean;
  readonly role?: Role;
  /** The registry as it loads: by default first in part, then whole. */
  readonly coming?: string;
  /** What the shop knows of any product. */
  readonly known?: O.Option<{ readonly name: string; readonly isNla: boolean }>;
}

const item = { purchasedSku: '4821', purchasedQuantity: '2', isCrossBrandRedirect: 'true' };
const card = { purchasedGiftCardAmount: '25.50', purchasedGiftCardType: 'EGiftCard', isCrossBrandRedirect: 'true' };
const barCart = exampleItem({ product: exampleProduct({ sku: skuOf('7001'), brand: 'modern' }) });

const table = exampleItem({
  product: exampleProduct({ sku: skuOf('4822') }),
  groupGift: O.some({ name: 'Table', goal: centsOf(39_900), raised: centsOf(0) }),
});

const loaded = (role: Role, isComplete: boolean): RegistryModel => ({
  _tag: 'Loaded',
  view: exampleView({ role, items: [exampleItem(), barCart, table] }),
  isComplete,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
});

const unitOf = (sku: string) => ({ grId: O.none, identity: identityOf(sku), quantity: 1 });

/** The form for a gift card with that step. */
const shownWith = (step: GiftCardStep): GiftCardsModel => ({
  _tag: 'Shown',
  isOpen: true,
  images: exampleProduct().images,
  content: {
    _tag: 'Form',
    form: {
      kind: 'EGiftCard',
      amount: '25.50',
      problem: O.none,
      step,
      added: O.none,
      focusRequests: 0,
      elsewhere: O.none,
    },
    popup: { isOpen: false, earlier: O.none, instead: O.none, title: O.none, body: O.none },
  },
});

/** Marbles: p is the registry in part, w the whole of it; the toast is watched twice, as by two parts of a page. */
const played = ({
  query = item,
  hasValidCode = true,
  role = 'guest',
  coming = '-p-w',
  known = O.none,
}: Played = {}) => {
  const done: Array<unknown> = [];
  const logged: LogEntry[] = [];
  const say = (what: string) => (): void => {
    done.push(what);
  };
  const model = createState<RegistryModel>({ _tag: 'Loading' });
  const cardStates = createState<ReadonlyMap<string, CardState>>(new Map());
  const giftCards = createState<GiftCardsModel>({ _tag: 'Hidden' });
  const added$ = new Subject<Pick<CartAddition, 'added'>>();
  const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
  const stream = crossBrandLandingStream({
    registry: { model },
    site: sites.main,
    hasValidCode,
    signedInAs: O.none,
    address: { query: () => query, clearHandoff: say('clear'), clearToast: say('clear toast') },
    cards: {
      cardStates,
      typeQuantity: (identity, text) => done.push(['type', identity.sku, text]),
      addToCart: (identity) => done.push(['add', identity.sku]),
      contribute: (identity) => done.push(['contribute', identity.sku]),
    },
    giftCards: {
      model: giftCards,
      chooseKind: (kind) => done.push(['kind', kind]),
      typeAmount: (text) => done.push(['amount', text]),
      addToCart: say('add card'),
    },
    added$,
    product: () => of(known),
    show: (what) => done.push(['show', what._tag]),
    scheduler,
    log: {
      write: (entry) => () => {
        logged.push(entry);
      },
    },
  });
  const toasts: Array<O.Option<Role>> = [];
  scheduler.run(({ cold, flush }) => {
    cold(coming, { p: loaded(role, false), w: loaded(role, true) }).subscribe(model.set);
    stream.toast.changes$.subscribe((toast) => toasts.push(toast));
    stream.toast.changes$.subscribe();
    flush();
  });
  return { done, logged, toasts, stream, cardStates, giftCards, added$ };
};

describe('arriving from the other brand’s site', () => {
  it('[XB-07] [BUY-03] a valid code adds the item to the cart once, after its parameters were removed from the address', () => {
    expect(played().stream.leftOut.value).toEqual(O.none);
    expect(played().done).toEqual(['clear', ['type', '4821', '2'], ['show', 'Item'], ['add', '4821']]);
    expect(played({ coming: '-pwpw' }).done).toHaveLength(4);
  });

  it('[XB-07] without a valid code the quantity is only filled in and scrolled to', () => {
    const { done, stream } = played({ hasValidCode: false });
    expect(done).toEqual(['clear', ['type', '4821', '2'], ['show', 'Item']]);
    expect(stream.filledIn.value).toEqual(O.some('Item'));
    expect(played({ hasValidCode: false, query: card }).stream.filledIn.value).toEqual(O.some('GiftCard'));
    stream.dismissToast();
    expect([stream.filledIn.value, stream.toast.value]).toEqual([O.none, O.none]);
    expect(played().stream.filledIn.value).toEqual(O.none);
  });

  it('[XB-07] the note that something was only filled in stays until the visitor adds that item', () => {
    const ofItem = played({ hasValidCode: false, coming: '-p-w' });
    ofItem.cardStates.set(new Map([['7001-0', { ...INITIAL_CARD_STATE, add: { _tag: 'Adding' } }]]));
    ofItem.giftCards.set(shownWith({ _tag: 'Adding' }));
    expect(ofItem.stream.filledIn.value).toEqual(O.some('Item'));
    ofItem.cardStates.set(new Map([['4821-0', { ...INITIAL_CARD_STATE, add: { _tag: 'Adding' } }]]));
    expect(ofItem.stream.filledIn.value).toEqual(O.none);

    const pickedUp = played({ hasValidCode: false });
    pickedUp.added$.next({ added: [unitOf('7001')] });
    expect(pickedUp.stream.filledIn.value).toEqual(O.some('Item'));
    pickedUp.added$.next({ added: [unitOf('4821')] });
    expect(pickedUp.stream.filledIn.value).toEqual(O.none);

    const both = played({ hasValidCode: false, query: { ...card, ...item } });
    both.cardStates.set(new Map([['4821-0', { ...INITIAL_CARD_STATE, add: { _tag: 'Adding' } }]]));
    expect(both.stream.filledIn.value).toEqual(O.some('GiftCard'));

    const ofCard = played({ hasValidCode: false, query: card });
    ofCard.giftCards.set(shownWith({ _tag: 'Idle' }));
    expect(ofCard.stream.filledIn.value).toEqual(O.some('GiftCard'));
    ofCard.giftCards.set(shownWith({ _tag: 'Adding' }));
    expect(ofCard.stream.filledIn.value).toEqual(O.none);
  });

  it('[XB-07] [GC-03] a gift card is added with a valid code, and only filled in without one', () => {
    const filled = ['clear', ['kind', 'EGiftCard'], ['amount', '25.50'], ['show', 'GiftCard']];
    expect(played({ query: card }).done).toEqual([...filled, 'add card']);
    expect(played({ query: card, hasValidCode: false }).done).toEqual(filled);
  });

  it.each(['x', 'false', ''])(
    '[ROUTE-15] [XB-06] an invalid parameter is removed from the address at once: isCrossBrandRedirect=%s',
    (isCrossBrandRedirect) => {
      const { done, stream } = played({ query: { isCrossBrandRedirect } });
      expect([done, stream.toast.value]).toEqual([['clear toast', 'clear'], O.none]);
      expect(played().done).not.toContain('clear toast');
    },
  );

  it('[XB-07] does nothing while the list is incomplete', () => {
    expect(played({ coming: '-p' }).done).toEqual([]);
  });

  it.each<[string, Played, object]>([
    ['unknown', { query: { ...item, purchasedSku: '99' } }, { why: 'NotOnRegistry', sku: '99' }],
    ['of the other brand', { query: { ...item, purchasedSku: '7001' } }, { why: 'OtherBrand', sku: '7001' }],
    ['incomplete', { query: { purchasedSku: '4821' } }, { why: 'Incomplete' }],
    ['under the least amount', { query: { ...card, purchasedGiftCardAmount: '1' } }, { why: 'AmountOutOfRange' }],
    ['for a registrant', { role: 'registrant' }, { why: 'NotOffered' }],
  ])('[XB-07] [BUY-03] %s: logged and removed from the address; with a valid code also shown', (_, how, data) => {
    const { done, logged, stream } = played(how);
    expect(done).toEqual(['clear']);
    expect(O.isSome(stream.leftOut.value)).toBe(true);
    expect(played({ ...how, hasValidCode: false }).stream.leftOut.value).toEqual(O.none);
    expect(logged).toEqual([{ level: 'warning', tag: 'handoff.failed', data }]);
  });

  it('[XB-07] names the left-out product with the reason, if the product is known', () => {
    const gone = { ...item, purchasedSku: '99' };
    const known = { name: 'Torque Cocktail Shaker', isNla: true };
    const leftOut = (options: Played) => played({ query: gone, ...options }).stream.leftOut.value;
    expect(leftOut({ known: O.some(known) })).toEqual(
      O.some({ what: O.some('Torque Cocktail Shaker'), why: 'noLongerAvailable' }),
    );
    expect(leftOut({ known: O.some({ ...known, isNla: false }) })).toEqual(
      O.some({ what: O.some('Torque Cocktail Shaker'), why: 'takenOff' }),
    );
    expect(leftOut({})).toEqual(O.some({ what: O.none, why: 'takenOff' }));
  });

  it('[XB-02] [XB-04] [GG-01] scrolls to the item the visitor was sent to, and opens the contribution dialog of a group gift', () => {
    expect(played({ query: { arrivesAt: 'gift-cards' } }).done).toEqual(['clear', ['show', 'GiftCards']]);
    expect(played({ query: { arrivesAt: '4821-0' } }).done).toEqual(['clear', ['show', 'Gift']]);
    expect(played({ query: { arrivesAt: '4822-0' } }).done).toEqual([
      'clear',
      ['contribute', '4822'],
      ['show', 'Gift'],
    ]);
    expect(played({ query: { arrivesAt: '4822-0' }, role: 'registrant' }).done).toEqual(['clear']);
    const gone = played({ query: { arrivesAt: '99-0' } });
    expect(gone.done).toEqual(['clear']);
    expect(gone.stream.leftOut.value).toEqual(O.some({ what: O.none, why: 'takenOff' }));
  });

  it.each<[Role, Readonly<Record<string, string>>, O.Option<Role>]>([
    ['guest', item, O.some('guest')],
    ['registrant', { isCrossBrandRedirect: 'true' }, O.some('registrant')],
    ['guest', { purchasedSku: '4821' }, O.none],
  ])('[XB-06] shows a %s the brand’s toast if the address asks for it', (role, query, toast) => {
    expect(played({ role, query }).stream.toast.value).toEqual(toast);
  });

  it('[ROUTE-15] dismissing the toast removes its parameter from the address', () => {
    const { done, toasts, stream } = played({ query: { isCrossBrandRedirect: 'true' } });
    expect(toasts).toEqual([O.none, O.some('guest')]);
    expect(done).toEqual(['clear']);
    stream.dismissToast();
    expect(stream.toast.value).toEqual(O.none);
    expect(done).toEqual(['clear', 'clear toast']);
  });
});
