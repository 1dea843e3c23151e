import {
  type CartAddition,
  type EventType,
  eventTypeOf,
  type LogEntry,
  type RegistryView,
  type SiteId,
} from '@gift-registry/domain';
import {
  cartIdOf,
  centsOf,
  demoSite,
  exampleHeader,
  exampleView,
  idempotencyKeyOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, map, NEVER, type ObservedValueOf, of, take } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type MutationMemory, mutationKeys, pageMutationMemory } from '../mutation/index.ts';
import { type RegistryStream, registryStreamOf } from '../registry/index.ts';
import type { GiftCardMemory } from './gift-card-memory.ts';
import type { AddGiftCard, GiftCardOrder } from './gift-card-source.ts';
import type { GiftCardsDependencies } from './gift-cards.stream.ts';
import { type GiftCardsStream, giftCardsStream } from './gift-cards.stream.ts';
import type { GiftCardFormModel, GiftCardsModel } from './gift-cards-model.ts';
import { memoryGiftCard } from './testing/memory-gift-card.ts';

type Answer = ObservedValueOf<ReturnType<AddGiftCard>>;

const addition: CartAddition = { cartId: cartIdOf('cart-1'), count: 3, added: [], warnings: [] };

/** How to read: p is posted, m mailed, k the key stands for another card, u no answer, x not read, i still running, r the amount is rejected, w rejected in words, n not on this site. */
const answers: Readonly<Record<string, Answer>> = {
  p: E.right({ _tag: 'Posted', addition }),
  m: E.right({ _tag: 'Mailed', html: '<h2>Ready</h2>' }),
  k: E.left({ _tag: 'IdempotencyKeyReused' }),
  u: E.left({ _tag: 'Unavailable' }),
  x: E.left({ _tag: 'UnreadableResponse', reason: 'no HTML' }),
  i: E.left({ _tag: 'RequestInProgress' }),
  r: E.left({
    _tag: 'GiftCardAmountOutOfRange',
    kind: 'GiftCard',
    minimum: centsOf(1_000),
    maximum: centsOf(100_000),
  }),
  w: E.left({ _tag: 'GiftCardRejected', message: 'Sold out today.' }),
  n: E.left({ _tag: 'NotInMarket' }),
};

interface Sent extends GiftCardOrder {
  readonly key: string;
}

interface Scene extends RunHelpers {
  readonly cards: GiftCardsStream;
  readonly registry: RegistryStream;
  readonly sent: ReadonlyArray<Sent>;
  /** What the page was notified of: counts of cards in the post, and "mailed". */
  readonly notices: ReadonlyArray<number | 'mailed'>;
  /** With which cards the other brand's were asked for. */
  readonly wanted: ReadonlyArray<Parameters<GiftCardsDependencies['onElsewhere']>[0]>;
  readonly logged: ReadonlyArray<LogEntry>;
  /** Does something at that time, in milliseconds. */
  readonly at: (time: number, mutation: () => void) => void;
}

interface Setting {
  readonly site?: SiteId;
  readonly view?: Partial<RegistryView>;
  readonly memory?: GiftCardMemory;
  /** Keeps what was sent without an answer. */
  readonly sent?: MutationMemory;
  /** The nth addition gets the nth answer; none left, there is none. */
  readonly additions?: ReadonlyArray<string>;
}

/** A card in the post, and no amount. */
const NOTHING_TYPED = { kind: 'GiftCard', amount: '' } as const;

let keys = 0;

/** Sets the scene under a virtual clock on which a frame is a millisecond. */
const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const sent: Sent[] = [];
    const notices: (number | 'mailed')[] = [];
    const logged: LogEntry[] = [];
    const wanted: Array<Parameters<GiftCardsDependencies['onElsewhere']>[0]> = [];
    const log = { write: (entry: LogEntry) => () => void logged.push(entry) };
    const registry = registryStreamOf(
      { open$: NEVER, watch: () => NEVER },
      {
        scheduler,
        isPageVisible$: of(true),
        initial: O.some({ view: exampleView(setting.view ?? {}), isComplete: true }),
        log,
      },
    );
    const cards = giftCardsStream({
      add: (order, key) =>
        defer(() => {
          const script = setting.additions?.[sent.length] ?? '-';
          sent.push({ ...order, key });
          return helpers.cold(script, answers).pipe(take(1));
        }),
      registry,
      site: demoSite(setting.site ?? 'main'),
      memory: setting.memory ?? memoryGiftCard(NOTHING_TYPED),
      readPopup: (html) => ({ title: O.some(html.toUpperCase()), body: O.none }),
      keys: mutationKeys<number>(() => {
        keys += 1;
        return idempotencyKeyOf(`card-key-${keys}`);
      }, setting.sent),
      scheduler,
      log,
      onAdded: ({ count }) => void notices.push(count),
      onMailed: () => void notices.push('mailed'),
      onElsewhere: (card) => void wanted.push(card),
    });
    const at = (time: number, mutation: () => void) => void helpers.cold(`${time}ms x`).subscribe(mutation);
    play({ ...helpers, cards, registry, sent, notices, wanted, logged, at });
  });
};

const formIn = (model: GiftCardsModel): GiftCardFormModel | undefined =>
  model._tag === 'Shown' && model.content._tag === 'Form' ? model.content.form : undefined;
const formOf = ({ model }: GiftCardsStream): GiftCardFormModel => formIn(model.value) ?? expect.fail('no form');
const popupOf = ({ model: { value } }: GiftCardsStream) =>
  value._tag === 'Shown' && value.content._tag === 'Form' ? value.content.popup : undefined;

const problemOf = (cards: GiftCardsStream): string => {
  const { problem } = formOf(cards);
  if (O.isNone(problem)) return '';
  return problem.value._tag === 'Verdict' ? problem.value.verdict._tag : problem.value.reason._tag;
};

/** Types an amount and asks for the card, while somebody looks. */
const give = (cards: GiftCardsStream, amount: string): void => {
  cards.typeAmount(amount);
  cards.addToCart();
};
const watched = ({ model }: GiftCardsStream) => model.changes$.subscribe();

describe('giftCardsStream', () => {
  it.each([
    ['main', 'guest', 'br', 'egiftcard-latte23'],
    ['main', 'guest', 'bb', 'egiftcard-kids23'],
    ['modern', 'guest', 'bb', 'egiftcard-cb2gold'],
    ['kids', 'guest', 'kd', 'egiftcard-kids23'],
  ] as const)(
    '[PAGE-06] [GC-01] on %s a %s of an event %s is offered a form, open, for an eGift card of 100 at first, with the picture %s',
    (site, role, code, picture) => {
      const eventType: EventType = eventTypeOf(code);
      scene({ site, view: { role, header: exampleHeader({ eventType }) }, memory: memoryGiftCard() }, ({ cards }) => {
        expect(cards.model.value).toMatchObject({
          _tag: 'Shown',
          isOpen: true,
          images: { desktopHiRes: `/pictures/${picture}-desktopHiRes.webp` },
          content: {
            _tag: 'Form',
            form: { kind: 'EGiftCard', amount: '100', problem: O.none, step: { _tag: 'Idle' }, added: O.none },
            popup: { isOpen: false },
          },
        });
      });
    },
  );

  it.each([
    ['guest', true, 'Shown'],
    ['registrant', false, 'Hidden'],
    ['registrant', true, 'Hidden'],
  ] as const)('[PAGE-10] [PAGE-14] for a %s, event over %s, the section is %s', (role, isPostEvent, tag) => {
    scene({ view: { role, header: exampleHeader({ isPostEvent }) } }, ({ cards, sent }) => {
      watched(cards);
      expect(cards.model.value._tag).toBe(tag);
      give(cards, '50');
      expect(sent).toHaveLength(tag === 'Shown' ? 1 : 0);
    });
  });

  it('[GC-08] [CA-01] in Canada it holds the ways elsewhere, and nothing can be asked for', () => {
    scene({ site: 'canada' }, ({ cards, sent }) => {
      watched(cards);
      expect(cards.model.value).toMatchObject({
        _tag: 'Shown',
        content: { _tag: 'Elsewhere', ways: [{ path: '/gift-cards/' }, { path: '/stores/' }] },
      });
      give(cards, '50');
      expect(sent).toEqual([]);
    });
  });

  it('[PAGE-06] it folds away and opens again, and what was typed stays', () => {
    scene({}, ({ cards, expectObservable, at }) => {
      cards.typeAmount('50');
      at(1, cards.toggle);
      at(2, cards.toggle);
      const seen$ = cards.model.changes$.pipe(
        map((model) => (model._tag === 'Shown' ? `${model.isOpen} ${formIn(model)?.amount}` : model._tag)),
      );
      expectObservable(seen$, '^ 9ms !').toBe('abc', { a: 'true 50', b: 'false 50', c: 'true 50' });
    });
  });

  it('the section stays the same object while something else happens on the registry', () => {
    scene({}, ({ cards, registry }) => {
      const before = cards.model.value;
      registry.fold({ ...writtenTo(1), items: [], removed: [], header: O.none, totals: O.none });
      expect(cards.model.value).toBe(before);
    });
  });

  it('[GC-02] [GC-03] what is wrong is told once the field was left or the card asked for, and as long as it is wrong', () => {
    scene({}, ({ cards, sent }) => {
      watched(cards);
      cards.leaveAmount();
      expect(problemOf(cards)).toBe('');
      cards.typeAmount('9.99');
      expect(problemOf(cards)).toBe('');
      cards.leaveAmount();
      expect(problemOf(cards)).toBe('OutOfRange');
      cards.typeAmount('');
      expect(problemOf(cards)).toBe('');
      const { focusRequests } = formOf(cards);
      cards.addToCart();
      expect([problemOf(cards), formOf(cards).focusRequests]).toEqual(['Empty', focusRequests + 1]);
      cards.typeAmount('9');
      expect(problemOf(cards)).toBe('OutOfRange');
      cards.typeAmount('999.00');
      expect(problemOf(cards)).toBe('');
      cards.typeAmount('999.01');
      expect(problemOf(cards)).toBe('OutOfRange');
      cards.addToCart();
      expect([sent.length, formOf(cards).focusRequests]).toEqual([0, focusRequests + 2]);
    });
  });

  it('[GC-03] [GC-04] the other kind has the same amount and its own least', () => {
    scene({}, ({ cards }) => {
      cards.typeAmount(' 10 ');
      cards.leaveAmount();
      expect([formOf(cards).amount, problemOf(cards)]).toEqual(['10', '']);
      cards.chooseKind('EGiftCard');
      expect([formOf(cards).amount, problemOf(cards)]).toEqual(['10', 'OutOfRange']);
      cards.typeAmount('50');
      expect([formOf(cards).amount, problemOf(cards)]).toEqual(['50', '']);
    });
  });

  it('[GC-01] a card in the post is asked for with its picture, said to be added for 3 s, and the page is told', () => {
    scene({ additions: ['9ms p'] }, ({ cards, expectObservable, flush, at, sent, notices }) => {
      at(1, () => give(cards, ' 50.5 '));
      at(5, cards.addToCart);
      at(500, cards.addToCart);
      const steps$ = cards.model.changes$.pipe(
        map((model) => `${formIn(model)?.step._tag} "${formIn(model)?.amount}"`),
        distinctUntilChanged(),
      );
      expectObservable(steps$, '^ 3100ms !').toBe('a(bc) 5ms (de) 2996ms f', {
        a: 'Idle ""',
        b: 'Idle " 50.5 "',
        c: 'Adding " 50.5 "',
        d: 'Adding ""',
        e: 'Added ""',
        f: 'Idle ""',
      });
      flush();
      expect(sent.map(({ kind, amount, code }) => [kind, amount, code])).toEqual([['GiftCard', 5_050, 'LATTE23']]);
      expect(notices).toEqual([3]);
      expect(formOf(cards).added).toEqual(O.some({ kind: 'GiftCard', amount: 5_050, isEarlier: false }));
    });
  });

  it('[GC-07] a card by mail opens a popup with the shop’s words, once they are read', () => {
    scene({ additions: ['1ms m'] }, ({ cards, flush, at, notices }) => {
      watched(cards);
      cards.chooseKind('EGiftCard');
      give(cards, '25');
      flush();
      expect(popupOf(cards)).toEqual({
        isOpen: true,
        earlier: O.none,
        instead: O.none,
        title: O.some('<H2>READY</H2>'),
        body: O.none,
      });
      expect(notices).toEqual(['mailed']);
      at(0, cards.closePopup);
      flush();
      expect(popupOf(cards)).toMatchObject({ isOpen: false, title: O.some('<H2>READY</H2>') });
    });
  });

  it('[GC-05] [GC-07] a rejection stands under the amount until something else is typed; the amount stays', () => {
    scene({ additions: ['1ms r', '1ms w', '1ms p'] }, ({ cards, flush, sent, logged, notices }) => {
      watched(cards);
      give(cards, '50');
      flush();
      expect([problemOf(cards), formOf(cards).amount, formOf(cards).step._tag]).toEqual([
        'GiftCardAmountOutOfRange',
        '50',
        'Idle',
      ]);
      expect(formOf(cards).focusRequests).toBe(1);
      cards.typeAmount('500');
      expect(problemOf(cards)).toBe('');
      cards.addToCart();
      flush();
      expect(problemOf(cards)).toBe('GiftCardRejected');
      cards.addToCart();
      flush();
      expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
      expect(notices).toEqual([3]);
      expect(logged.map(({ tag, data }) => [tag, data])).toEqual([
        ['gift-card.addition-failed', { kind: 'GiftCard', reason: 'GiftCardAmountOutOfRange' }],
        ['gift-card.addition-failed', { kind: 'GiftCard', reason: 'GiftCardRejected' }],
      ]);
    });
  });

  it('[CART-08] a reload keeps what was typed, and the key of what may have gone in; another kind has another key', () => {
    const [memory, kept] = [memoryGiftCard(NOTHING_TYPED), pageMutationMemory()];
    const used: string[] = [];
    scene({ memory, sent: kept, additions: ['-'] }, ({ cards, sent }) => {
      watched(cards);
      cards.chooseKind('EGiftCard');
      give(cards, '50');
      used.push(...sent.map(({ key }) => key));
    });
    scene({ memory, sent: kept, additions: ['-'] }, ({ cards, sent }) => {
      watched(cards);
      expect(formOf(cards)).toMatchObject({ kind: 'EGiftCard', amount: '50', step: { _tag: 'Idle' }, problem: O.none });
      cards.addToCart();
      used.push(...sent.map(({ key }) => key));
    });
    scene({ memory, sent: kept, additions: ['-'] }, ({ cards, sent }) => {
      watched(cards);
      cards.chooseKind('GiftCard');
      cards.addToCart();
      used.push(...sent.map(({ key }) => key));
    });
    scene({ memory, sent: kept, additions: ['1ms m', '-'] }, ({ cards, flush, sent }) => {
      watched(cards);
      cards.chooseKind('EGiftCard');
      cards.addToCart();
      flush();
      expect(formOf(cards).amount).toBe('');
      give(cards, '50');
      used.push(...sent.map(({ key }) => key));
    });
    const [first, reloaded, posted, settled, next] = used;
    expect(used).toHaveLength(5);
    expect([reloaded, settled]).toEqual([first, first]);
    expect(new Set([first, posted, next]).size).toBe(3);
  });

  it('[CART-08] [GC-07] of a card by mail that had gone in the popup tells which it was, for that lies over the page, and adds the other one under a key of its own', () => {
    scene({ additions: ['1ms u', '1ms k', '1ms m', '1ms m'] }, ({ cards, flush, at, sent }) => {
      watched(cards);
      cards.chooseKind('EGiftCard');
      give(cards, '30');
      flush();
      give(cards, '40');
      at(5, () => {
        expect(popupOf(cards)).toMatchObject({
          isOpen: true,
          earlier: O.some({ kind: 'EGiftCard', amount: 3_000, isEarlier: true }),
          instead: O.some({ kind: 'EGiftCard', amount: 4_000 }),
        });
        cards.addFromPopup();
        expect(popupOf(cards)?.isOpen).toBe(false);
      });
      flush();
      expect(sent[3]?.amount).toBe(4_000);
      expect(sent[3]?.key).not.toBe(sent[0]?.key);
      expect(popupOf(cards)).toMatchObject({ isOpen: true, earlier: O.none, instead: O.none });
    });
  });

  it('[CART-08] what nobody answered is said no more once another tab has settled it; a card of the other kind that is on its way stays on it', () => {
    const kept = pageMutationMemory();
    const elsewhere = mutationKeys(() => idempotencyKeyOf('never-used'), kept);
    scene({ sent: kept, additions: ['1ms u', '1ms u', '9ms p'] }, ({ cards, flush, at }) => {
      watched(cards);
      give(cards, '50');
      at(5, () => {
        expect(formOf(cards).step._tag).toBe('Unconfirmed');
        elsewhere.settleAll();
        expect(formOf(cards)).toMatchObject({ step: { _tag: 'Idle' }, amount: '50' });
        cards.addToCart();
      });
      at(10, () => {
        cards.chooseKind('EGiftCard');
        cards.addToCart();
        elsewhere.settleAll();
        expect(formOf(cards).step._tag).toBe('Adding');
      });
      flush();
    });
  });

  it('[GC-08] a refusal that is not about the amount stands beside the button', () => {
    scene({ additions: ['1ms n'] }, ({ cards, flush }) => {
      watched(cards);
      give(cards, '50');
      flush();
      expect(formOf(cards).step).toEqual({ _tag: 'Failed', reason: { _tag: 'NotInMarket' } });
      expect([problemOf(cards), formOf(cards).focusRequests]).toEqual(['', 0]);
    });
  });

  it('[CART-08] what is typed while a card is being added is not lost when it was', () => {
    scene({ additions: ['9ms p'] }, ({ cards, flush, at }) => {
      watched(cards);
      give(cards, '50');
      at(5, () => cards.typeAmount('75'));
      flush();
      expect(formOf(cards)).toMatchObject({ amount: '75', added: O.some({ kind: 'GiftCard', amount: 5_000 }) });
    });
  });

  it('[GC-01] who types on after a card was added may ask for the next at once', () => {
    scene({ additions: ['1ms p', '1ms p'] }, ({ cards, flush, at, notices }) => {
      watched(cards);
      give(cards, '50');
      at(100, () => give(cards, '60'));
      flush();
      expect(notices).toEqual([3, 3]);
    });
  });

  it('[XB-02] [XB-07] the other brand’s gift cards are asked for with the card that is chosen here, once its amount is one; what is wrong with an amount is said here first', () => {
    scene({}, ({ cards, wanted }) => {
      cards.goElsewhere();
      cards.typeAmount('9');
      cards.goElsewhere();
      expect(wanted).toEqual([O.none]);
      expect(cards.model.value).toMatchObject({
        content: { form: { problem: { value: { _tag: 'Verdict', verdict: { _tag: 'OutOfRange' } } } } },
      });
      cards.chooseKind('EGiftCard');
      cards.typeAmount('25.50');
      cards.goElsewhere();
      expect(wanted).toEqual([O.none, O.some({ _tag: 'GiftCard', kind: 'EGiftCard', amount: 2_550 })]);
    });
  });
});
