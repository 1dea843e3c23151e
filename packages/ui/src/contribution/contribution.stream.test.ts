import type { ContributionRequest, LogEntry, RegistryItem, RegistryView, SiteId } from '@gift-registry/domain';
import {
  cartIdOf,
  centsOf,
  demoSite,
  exampleItem,
  idempotencyKeyOf,
  identityOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, map, type ObservedValueOf, take } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { DraftMemory } from '../list-model/index.ts';
import { pageDraftMemory } from '../list-model/testing/page-draft-memory.ts';
import { type MutationMemory, mutationKeys, pageMutationMemory } from '../mutation/index.ts';
import { type ContributionStream, contributionStream } from './contribution.stream.ts';
import type { ContributionFormModel, ContributionModel } from './contribution-model.ts';
import type { AddContribution, MoneyInCart } from './contribution-source.ts';
import { exampleFund, examplePageWith } from './testing/example-fund.ts';

type Answer = ObservedValueOf<ReturnType<AddContribution>>;

const table = exampleFund();
const { identity } = table;

/** Answers: a is added, u no answer, i still running, f less is missing, e nothing is missing, s too small, g gone, n no group gift, q funds closed, c in the cart already, k key used. */
const answers: Readonly<Record<string, Answer>> = {
  a: E.right({ cartId: cartIdOf('cart-1'), count: 3, missing: centsOf(70_900) }),
  u: E.left({ _tag: 'Unavailable' }),
  i: E.left({ _tag: 'RequestInProgress' }),
  f: E.left({ _tag: 'FundFull', missing: centsOf(450) }),
  e: E.left({ _tag: 'FundFull', missing: centsOf(0) }),
  s: E.left({ _tag: 'ContributionTooSmall', minimum: centsOf(1_000) }),
  g: E.left({ _tag: 'NotOnRegistry', identity }),
  n: E.left({ _tag: 'NotAGroupGift' }),
  q: E.left({ _tag: 'FundsClosed' }),
  c: E.left({ _tag: 'AlreadyInCart', inCart: centsOf(70_900), missing: centsOf(0) }),
  b: E.left({ _tag: 'AlreadyInCart', inCart: centsOf(70_450), missing: centsOf(450) }),
  k: E.left({ _tag: 'IdempotencyKeyReused' }),
};

const heldAnswers: Readonly<Record<string, ObservedValueOf<ReturnType<MoneyInCart>>>> = {
  h: E.right(centsOf(4_000)),
  a: E.right(centsOf(70_900)),
  m: E.right(centsOf(80_000)),
  n: E.right(centsOf(0)),
  u: E.left({ _tag: 'Unavailable' }),
};

interface Sent extends ContributionRequest {
  readonly key: string;
}

interface Scene extends RunHelpers {
  readonly giving: ContributionStream;
  readonly page: ReturnType<typeof examplePageWith>;
  readonly sent: ReadonlyArray<Sent>;
  /** The notifications to the page. */
  readonly notices: ReadonlyArray<string>;
  readonly logged: ReadonlyArray<LogEntry>;
  /** Does something at that time, in milliseconds. */
  readonly at: (time: number, mutation: () => void) => void;
}

interface Setting {
  readonly site?: SiteId;
  readonly items?: ReadonlyArray<RegistryItem>;
  readonly view?: Partial<RegistryView>;
  readonly memory?: MutationMemory;
  readonly amounts?: DraftMemory;
  /** What the cart holds for the fund at the nth opening, as a marble: h is 40.00, a is all of the 709.00, m is more, n is nothing, u no answer; none left, nothing is known. */
  readonly held?: ReadonlyArray<string>;
  /** False when the test subscribes itself. */
  readonly isWatched?: boolean;
  /** The nth asking gets the nth answer; none left, there is none. */
  readonly additions?: ReadonlyArray<string>;
}

let keys = 0;

/** Sets the scene under a virtual clock on which a frame is a millisecond. */
const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const sent: Sent[] = [];
    let looks = 0;
    const notices: string[] = [];
    const logged: LogEntry[] = [];
    const page = examplePageWith(setting.items ?? [table, exampleItem({ identity: identityOf('11') })], setting.view);
    const giving = contributionStream({
      add: (request, key) =>
        defer(() => {
          const script = setting.additions?.[sent.length] ?? '-';
          sent.push({ ...request, key });
          return helpers.cold(script, answers).pipe(take(1));
        }),
      inCart: () =>
        defer(() => {
          const script = setting.held?.[looks] ?? '-';
          looks += 1;
          return helpers.cold(script, heldAnswers).pipe(take(1));
        }),
      registry: page.registry,
      site: demoSite(setting.site ?? 'main'),
      amounts: setting.amounts ?? pageDraftMemory(),
      keys: mutationKeys<number>(() => {
        keys += 1;
        return idempotencyKeyOf(`giving-key-${keys}`);
      }, setting.memory),
      scheduler,
      log: { write: (entry) => () => void logged.push(entry) },
      onGiven: () => void notices.push('given'),
    });
    const at = (time: number, mutation: () => void) => void helpers.cold(`${time}ms x`).subscribe(mutation);
    if (setting.isWatched !== false) giving.model.changes$.subscribe();
    play({ ...helpers, giving, page, sent, notices, logged, at });
  });
};

const formIn = ({ content }: ContributionModel): ContributionFormModel | undefined =>
  content._tag === 'Form' ? content.form : undefined;
const formOf = ({ model }: ContributionStream): ContributionFormModel => formIn(model.value) ?? expect.fail('no form');
const contentOf = ({ model }: ContributionStream): string => {
  const { content } = model.value;
  return content._tag === 'Ended' ? `Ended ${content.end}` : content._tag;
};
const problemOf = (giving: ContributionStream): string => {
  const { problem } = formOf(giving);
  if (O.isNone(problem)) return '';
  return problem.value._tag === 'Verdict' ? problem.value.verdict._tag : problem.value.reason._tag;
};
const give = (giving: ContributionStream, amount: string): void => {
  giving.typeAmount(amount);
  giving.give();
};

describe('giving to a group gift', () => {
  it('[GG-05] an addition after its dialog was closed is shown with name and amount for a while; an open dialog shows it itself', () => {
    scene({ additions: ['10ms a', '10ms a'] }, ({ giving, at, flush }) => {
      const line = O.some({ number: 1, amount: 5_000, isEarlier: false, name: 'Alder Dining Table, 84 in' });
      giving.open(identity);
      give(giving, '50');
      at(5, () => giving.close());
      at(11, () => expect(giving.toast.value).toEqual(line));
      at(3_000, () => giving.holdToast(true));
      at(20_000, () => expect(giving.toast.value).toEqual(line));
      at(20_000, () => giving.holdToast(false));
      at(24_001, () => expect(giving.toast.value).toEqual(O.none));
      at(40_000, () => giving.open(identity));
      at(40_000, () => give(giving, '60'));
      at(40_011, () => expect([contentOf(giving), giving.toast.value]).toEqual(['Given', O.none]));
      flush();
    });
  });

  it('[GG-01] opens for a group gift, with the missing amount suggested last; not for other items, missing ones or full funds', () => {
    scene({}, ({ giving, page }) => {
      expect(giving.model.value).toEqual({ isOpen: false, content: { _tag: 'Nothing' }, focusOn: O.none });
      for (const other of [identityOf('11'), identityOf('99')]) giving.open(other);
      expect(giving.model.value.isOpen).toBe(false);
      giving.open(identity);
      expect(giving.model.value.isOpen).toBe(true);
      expect(formOf(giving)).toMatchObject({
        item: table,
        range: { minimum: 1_000, maximum: 70_900 },
        amount: '',
        suggestions: [2_500, 5_000, 10_000, 70_900],
        problem: O.none,
        isGiving: false,
        meanwhile: O.none,
      });
      giving.close();
      page.becomes(exampleFund(164_900));
      giving.open(identity);
      expect(giving.model.value.isOpen).toBe(false);
    });
  });

  it('[CART-08] an amount that was typed outlives a reload until it was given', () => {
    const amounts = pageDraftMemory();
    scene({ amounts, additions: ['5ms u'] }, ({ giving, flush }) => {
      giving.open(identity);
      give(giving, '77');
      flush();
    });
    scene({ amounts, additions: ['5ms a'] }, ({ giving, flush }) => {
      giving.open(identity);
      expect([formOf(giving).amount, problemOf(giving)]).toEqual(['77', '']);
      giving.give();
      flush();
      expect(contentOf(giving)).toBe('Given');
      giving.close();
      giving.open(identity);
      expect(formOf(giving).amount).toBe('');
    });
    scene({ amounts }, ({ giving }) => {
      giving.open(identity);
      expect(formOf(giving).amount).toBe('');
    });
  });

  it('[PAGE-14] [CA-01] a registrant cannot contribute on the own page, and no one can in Canada', () => {
    scene({ view: { role: 'registrant' } }, ({ giving }) => {
      giving.open(identity);
      expect(giving.model.value.isOpen).toBe(false);
    });
    scene({ site: 'canada' }, ({ giving }) => {
      giving.open(identity);
      expect(giving.model.value.isOpen).toBe(false);
    });
  });

  it('[GG-01] [GC-04] the typed amount is checked when the field is left or sent, never while it is empty again', () => {
    scene({}, ({ giving, sent }) => {
      giving.open(identity);
      giving.leaveAmount();
      expect(problemOf(giving)).toBe('');
      giving.typeAmount(' 9.99');
      expect([formOf(giving).amount, problemOf(giving)]).toEqual([' 9.99', '']);
      giving.leaveAmount();
      expect([formOf(giving).amount, problemOf(giving)]).toEqual(['9.99', 'OutOfRange']);
      giving.typeAmount('10');
      expect(problemOf(giving)).toBe('');
      giving.typeAmount('709.01');
      expect(problemOf(giving)).toBe('AboveMissing');
      giving.typeAmount('');
      expect(problemOf(giving)).toBe('');
      expect(formOf(giving).focusRequests).toBe(0);
      giving.give();
      expect([problemOf(giving), formOf(giving).focusRequests]).toEqual(['Empty', 1]);
      give(giving, '7e2');
      expect([problemOf(giving), formOf(giving).focusRequests]).toEqual(['Unreadable', 2]);
      expect(sent).toEqual([]);
    });
  });

  it('[GG-01] a suggestion fills the field, and all that is missing can be given', () => {
    scene({ additions: ['a'] }, ({ giving, sent, notices, flush }) => {
      giving.open(identity);
      giving.suggest(centsOf(2_500));
      expect(formOf(giving).amount).toBe('25');
      giving.suggest(centsOf(70_900));
      expect(formOf(giving).amount).toBe('709');
      giving.give();
      flush();
      expect(sent).toMatchObject([{ grId: '7310442', identity, amount: 70_900 }]);
      expect(giving.model.value).toMatchObject({
        isOpen: true,
        content: { _tag: 'Given', item: table, amount: 70_900 },
      });
      expect(notices).toEqual(['given']);
    });
  });

  it('[CART-08] after an answer the next contribution has a new key, also when it was refused', () => {
    scene({ additions: ['s', 'a', 'a'] }, ({ giving, sent, notices, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '50'));
      at(2, giving.give);
      at(3, () => {
        giving.close();
        giving.open(identity);
        expect(formOf(giving).amount).toBe('');
        give(giving, '50');
      });
      flush();
      expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
      expect(notices).toEqual(['given', 'given']);
    });
  });

  it('[GG-03] [LIVE-01] when another guest gives meanwhile, progress and the missing amount follow, a notice appears, and the typed amount stays', () => {
    scene({}, ({ giving, page }) => {
      giving.open(identity);
      giving.typeAmount('500');
      page.becomes(exampleFund(114_900));
      expect(formOf(giving)).toMatchObject({
        item: exampleFund(114_900),
        range: { minimum: 1_000, maximum: 50_000 },
        suggestions: [2_500, 5_000, 10_000, 50_000],
        amount: '500',
        meanwhile: O.some(50_000),
      });
      expect(problemOf(giving)).toBe('');
      page.becomes(exampleFund(164_450));
      expect([problemOf(giving), formOf(giving).meanwhile]).toEqual(['AboveMissing', O.some(450)]);
      expect(formOf(giving).suggestions).toEqual([450]);
      giving.suggest(centsOf(450));
      expect([formOf(giving).amount, problemOf(giving)]).toEqual(['4.50', '']);
    });
  });

  it('[GG-03] when the fund is full meanwhile, or the gift is removed, a notice appears, and nothing can be given', () => {
    for (const [items, end] of [
      [[exampleFund(164_900)], 'Ended full'],
      [[], 'Ended gone'],
      [[exampleFund(0, { groupGift: O.none })], 'Ended not-together'],
    ] as const)
      scene({}, ({ giving, page, sent }) => {
        giving.open(identity);
        giving.typeAmount('50');
        page.becomes(...items);
        expect([contentOf(giving), giving.model.value.isOpen]).toEqual([end, true]);
        giving.give();
        expect(sent).toEqual([]);
        giving.close();
        expect(giving.model.value).toMatchObject({ isOpen: false, focusOn: O.some({ key: '4821-0' }) });
      });
  });

  it('[GG-03] a pending contribution keeps its form until it is answered, whatever happens to the fund', () => {
    scene({ held: ['h'], additions: ['20ms a'] }, ({ giving, page, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '50'));
      at(5, () => {
        for (const raised of [160_900, 164_900]) {
          page.becomes(exampleFund(raised));
          expect([contentOf(giving), formOf(giving).isGiving]).toEqual(['Form', true]);
        }
      });
      flush();
      expect(contentOf(giving)).toBe('Given');
    });
  });

  it('[GG-03] when the service knows of less, that can be given at once, also below 10.00', () => {
    scene({ additions: ['f', 'a'] }, ({ giving, sent, logged, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '50'));
      at(2, () => {
        expect(problemOf(giving)).toBe('FundFull');
        expect(formOf(giving)).toMatchObject({
          range: { minimum: 450, maximum: 450 },
          suggestions: [450],
          focusRequests: 1,
        });
        giving.suggest(centsOf(450));
        giving.give();
      });
      flush();
      expect(sent.map(({ amount }) => amount)).toEqual([5_000, 450]);
      expect(contentOf(giving)).toBe('Given');
      expect(logged).toEqual([
        { level: 'warning', tag: 'contribution.addition-failed', data: { sku: '4821', reason: 'FundFull' } },
      ]);
    });
  });

  it('[GG-01] [GG-03] what fits beside the cart’s amount is suggested and can be given at once, also below 10.00; no one has given meanwhile', () => {
    scene({ additions: ['b', 'a'] }, ({ giving, sent, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '10'));
      at(2, () => {
        expect(problemOf(giving)).toBe('AlreadyInCart');
        expect(formOf(giving)).toMatchObject({ suggestions: [450], meanwhile: O.none, focusRequests: 1 });
        give(giving, '4.50');
      });
      flush();
      expect(sent.map(({ amount }) => amount)).toEqual([1_000, 450]);
      expect(contentOf(giving)).toBe('Given');
    });
  });

  it.each([
    ['a', 'Ended in-cart'],
    ['m', 'Ended in-cart'],
    ['n', 'Form'],
    ['u', 'Form'],
  ])('[GG-05] [GG-03] with %s in the cart the dialog holds: %s', (held, content) => {
    scene({ held: [held] }, ({ giving, logged, flush }) => {
      giving.open(identity);
      flush();
      expect(contentOf(giving)).toBe(content);
      if (content === 'Form') expect(formOf(giving)).toMatchObject({ inCart: O.none, range: { minimum: 1_000 } });
      expect(logged.map(({ tag }) => tag)).toEqual(held === 'u' ? ['cart.read-failed'] : []);
    });
  });

  it('[GG-05] the cart is read each time the dialog opens: reopened it shows what was added before', () => {
    scene({ held: ['n', 'h'], additions: ['a'] }, ({ giving, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '40'));
      at(2, () => {
        giving.close();
        giving.open(identity);
      });
      flush();
      expect(formOf(giving)).toMatchObject({ inCart: O.some(4_000), amount: '' });
    });
  });

  it('[GG-03] a refusal takes precedence over an older reading of the cart; pending money is not shown as being in the cart', () => {
    scene({ held: ['9ms h'], additions: ['b'] }, ({ giving, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '50'));
      flush();
      expect(formOf(giving)).toMatchObject({ inCart: O.some(70_450), range: { minimum: 1, maximum: 450 } });
    });
    scene({ held: ['5ms h'], additions: ['9ms u'] }, ({ giving, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '50'));
      flush();
      expect(formOf(giving).inCart).toEqual(O.none);
    });
  });

  it('[GG-03] [LIVE-01] others give meanwhile: what fits beside the cart follows, until it holds all that is missing', () => {
    scene({ held: ['h'] }, ({ giving, page, flush }) => {
      giving.open(identity);
      flush();
      page.becomes(exampleFund(160_450));
      expect(formOf(giving)).toMatchObject({ range: { minimum: 1, maximum: 450 }, meanwhile: O.some(4_450) });
      page.becomes(exampleFund(160_900));
      expect(contentOf(giving)).toBe('Ended in-cart');
      giving.close();
      expect(giving.model.value).toMatchObject({ isOpen: false, focusOn: O.none });
    });
  });

  it.each([
    ['e', 'Ended full'],
    ['g', 'Ended gone'],
    ['n', 'Ended not-together'],
    ['q', 'Ended closed'],
    ['c', 'Ended in-cart'],
    ['k', 'Form'],
    ['u', 'Form'],
  ])('[GG-05] refused with %s the dialog holds: %s', (answer, content) => {
    scene({ additions: [answer] }, ({ giving, notices, flush }) => {
      giving.open(identity);
      give(giving, '50');
      flush();
      expect(contentOf(giving)).toBe(content);
      if (content === 'Form') expect(formOf(giving)).toMatchObject({ amount: '50', isGiving: false });
      expect(notices).toEqual([]);
    });
  });

  it('[GG-05] a dialog closed while pending does not open again, and the cart is notified all the same', () => {
    scene({ additions: ['20ms a'] }, ({ giving, notices, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '50'));
      at(2, giving.close);
      at(3, () => giving.open(identity));
      at(4, () => expect(formOf(giving)).toMatchObject({ amount: '50', isGiving: true }));
      at(5, giving.close);
      flush();
      expect([giving.model.value.isOpen, notices]).toEqual([false, ['given']]);
    });
  });

  it('[CART-08] [GG-05] once the dialog has shown that the lost money is in the cart, the same amount again is a new gift under a new key', () => {
    scene({ additions: ['u', 'a'], held: ['n', 'h'] }, ({ giving, sent, flush }) => {
      giving.open(identity);
      flush();
      giving.typeAmount('40');
      giving.give();
      flush();
      giving.close();
      giving.open(identity);
      flush();
      expect(formOf(giving).inCart).toEqual(O.some(4_000));
      giving.typeAmount('40');
      giving.give();
      flush();
      expect(sent.map(({ amount }) => amount)).toEqual([4_000, 4_000]);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    });
  });

  it.each(['n', 'u'])(
    '[CART-08] [GG-05] as long as the cart does not show the lost money (%s), the same amount again is the same gift',
    (seen) => {
      scene({ additions: ['u', 'a'], held: ['n', seen] }, ({ giving, sent, flush }) => {
        giving.open(identity);
        flush();
        giving.typeAmount('40');
        giving.give();
        flush();
        giving.close();
        giving.open(identity);
        flush();
        giving.typeAmount('40');
        giving.give();
        flush();
        expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
      });
    },
  );

  it('[CART-08] another amount after a lost answer: the earlier one is shown as added, and nothing more is added', () => {
    scene({ additions: ['u', 'k', 'a'] }, ({ giving, sent, notices, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '30'));
      at(2, () => give(giving, '40'));
      flush();
      expect(sent.map(({ amount }) => amount)).toEqual([3_000, 4_000, 3_000]);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
      expect(giving.model.value.content).toMatchObject({ _tag: 'Given', amount: 3_000, isEarlier: true });
      expect(notices).toEqual(['given']);
    });
  });

  it('[GG-05] [CART-08] an amount added by another tab meanwhile is shown in the open dialog, which takes that much less', () => {
    const memory = pageMutationMemory();
    const elsewhere = mutationKeys(() => idempotencyKeyOf('never-used'), memory);
    scene({ memory, additions: ['u'], held: ['n', '-h'] }, ({ giving, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '40'));
      at(2, () => {
        expect([problemOf(giving), formOf(giving).inCart]).toEqual(['Unavailable', O.none]);
        elsewhere.settleAll();
      });
      flush();
      expect(formOf(giving)).toMatchObject({ amount: '40', inCart: O.some(4_000), range: { maximum: 66_900 } });
    });
  });

  it('[GG-05] a refusal that comes after the dialog was closed opens it again', () => {
    scene({ additions: ['20ms u'] }, ({ giving, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '50'));
      at(2, giving.close);
      at(3, () => expect(giving.model.value.isOpen).toBe(false));
      flush();
      expect([giving.model.value.isOpen, formOf(giving).amount, problemOf(giving)]).toEqual([
        true,
        '50',
        'Unavailable',
      ]);
      giving.close();
      giving.open(identity);
      expect([formOf(giving).amount, problemOf(giving)]).toEqual(['50', '']);
    });
  });

  it('[GG-05] another open fund stays while the first is refused; closing it shows the first', () => {
    const other = exampleFund(0, { identity: identityOf('22') });
    scene({ items: [table, other], additions: ['20ms u'] }, ({ giving, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '50'));
      at(2, () => {
        giving.close();
        giving.open(other.identity);
        giving.typeAmount('7');
      });
      at(30, () => {
        expect([formOf(giving).item, formOf(giving).amount]).toEqual([other, '7']);
        giving.close();
      });
      flush();
      expect([giving.model.value.isOpen, formOf(giving).item, problemOf(giving)]).toEqual([true, table, 'Unavailable']);
      giving.close();
      expect(giving.model.value.isOpen).toBe(false);
    });
  });

  it('[GG-05] a guest who returns to a fund finds its money still pending, or why it was refused', () => {
    const other = exampleFund(0, { identity: identityOf('22') });
    scene({ items: [table, other], additions: ['20ms f'] }, ({ giving, at, flush }) => {
      giving.open(identity);
      at(1, () => give(giving, '50'));
      at(2, () => giving.open(other.identity));
      at(3, () => giving.open(identity));
      at(4, () => expect(formOf(giving)).toMatchObject({ amount: '50', isGiving: true }));
      at(5, () => giving.open(other.identity));
      at(30, () => giving.open(identity));
      flush();
      expect([formOf(giving).amount, problemOf(giving)]).toEqual(['50', 'FundFull']);
    });
  });

  it('[LIVE-01] while the list is not loaded, the open dialog stays; a change of another gift changes nothing', () => {
    scene({}, ({ giving, page, expectObservable, at }) => {
      giving.open(identity);
      giving.typeAmount('50');
      const before = giving.model.value;
      page.becomes(table, exampleItem({ identity: identityOf('11'), purchased: 5 }));
      expect(giving.model.value).toBe(before);
      page.isLost();
      expect(giving.model.value).toBe(before);
      at(5, giving.close);
      expectObservable(
        giving.model.changes$.pipe(
          map(({ isOpen }) => isOpen),
          distinctUntilChanged(),
        ),
      ).toBe('o 4ms c', { o: true, c: false });
    });
  });
});
