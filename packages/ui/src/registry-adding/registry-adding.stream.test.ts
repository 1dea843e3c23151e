import { createState, type LogEntry, type OwnRegistry, type RegistryPatch } from '@gift-registry/domain';
import {
  exampleItem,
  exampleProduct,
  grIdOf,
  idempotencyKeyOf,
  personalizationIdOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, map } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type MutationMemory, mutationKeys, pageMutationMemory } from '../mutation/index.ts';
import type { RegistryModel } from '../registry/index.ts';
import { addControl, addedProductOf, buttonOf } from './add-control.ts';
import type { Addition, AddWish } from './adding-model.ts';
import type { RegistryAddingStream } from './registry-adding.stream.ts';
import { exampleAdding, exampleAddition, exampleListed, exampleOwn, memoryWaiting } from './testing/example-adding.ts';

const plates = exampleProduct();
const wish = (overrides: Partial<AddWish> = {}): AddWish => ({
  sku: plates.sku,
  name: plates.name,
  hasCustomOrderConfirmation: false,
  personalizationId: personalizationIdOf(0),
  quantity: 1,
  confirmedBy: 'toast',
  ...overrides,
});

const added = exampleAddition(plates, 0);
const fullAddition = { ...added, items: added.items.map((item) => ({ ...item, wanted: 999 })) };

interface Setting {
  /** The nth addition gets the nth marbles: a it is added, u no answer, n refused, s no session, f the most was wanted. */
  readonly answers?: ReadonlyArray<string>;
  /** Marbles of reading one's own registries: o one, t two, e none, u no answer. */
  readonly own?: string;
  readonly isLoggedIn?: boolean;
  readonly memory?: MutationMemory;
  readonly waiting?: ReturnType<typeof memoryWaiting>;
  readonly last?: string;
}

interface Scene extends RunHelpers {
  readonly stream: RegistryAddingStream;
  readonly requests: Array<readonly [grId: string, sku: string, design: number, quantity: number, key: string]>;
  readonly visited: string[];
  readonly layers: Addition[];
  readonly folded: RegistryPatch[];
  readonly remembered: string[];
  readonly logged: LogEntry[];
  readonly signedOut: () => number;
  readonly list: { readonly set: (model: RegistryModel) => void };
  readonly at: (time: number, mutation: () => void) => void;
}

/** Sets the scene under a virtual clock on which a frame is a millisecond; the model is looked at all the time. */
const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const { cold } = helpers;
    const list = createState<RegistryModel>({ _tag: 'Loading' });
    const recorded: Pick<Scene, 'requests' | 'visited' | 'layers' | 'folded' | 'remembered' | 'logged'> = {
      requests: [],
      visited: [],
      layers: [],
      folded: [],
      remembered: [],
      logged: [],
    };
    let made = 0;
    const u = E.left({ _tag: 'Unavailable' } as const);
    const two: ReadonlyArray<OwnRegistry> = [exampleOwn(), exampleOwn('7310443', 'Ruth')];
    const hasAccount = setting.isLoggedIn ?? true;
    let signedOut = 0;
    const stream = exampleAdding({
      onSignedOut: () => {
        signedOut += 1;
      },
      source: {
        readOwn$: cold(setting.own ?? '(o|)', { o: E.right([exampleOwn()]), t: E.right(two), e: E.right([]), u }),
        add: (grId, { identity, quantity }, key) =>
          defer(() => {
            recorded.requests.push([grId, identity.sku, identity.personalizationId, quantity, key]);
            return cold(setting.answers?.[recorded.requests.length - 1] ?? '-', {
              a: E.right(exampleAddition(plates, quantity)),
              u,
              n: E.left({ _tag: 'NotOwner' } as const),
              s: E.left({ _tag: 'SignInNeeded' } as const),
              k: E.left({ _tag: 'IdempotencyKeyReused' } as const),
              f: E.right(fullAddition),
            });
          }),
      },
      registryAt: () => ({ model: list, fold: (patch) => void recorded.folded.push(patch) }),
      shell: createState({ isLoggedIn: hasAccount }),
      pageContext: () => ({ hasAccount, path: '/search?q=plate' }),
      goTo: (path) => void recorded.visited.push(path),
      askToSignIn: (path) => void recorded.visited.push(`sign-in on the way to ${path}`),
      onAdded: (addition) => void recorded.layers.push(addition),
      waiting: setting.waiting ?? memoryWaiting(),
      chosenMemory: {
        read: () => (setting.last === undefined ? [] : [grIdOf('999999999'), grIdOf(setting.last)]),
        keep: (grId) => () => void recorded.remembered.push(grId),
      },
      keys: mutationKeys(() => {
        made += 1;
        return idempotencyKeyOf(`key-${made}-of-this-page`);
      }, setting.memory ?? pageMutationMemory()),
      scheduler,
      log: { write: (entry) => () => void recorded.logged.push(entry) },
    });
    const at = (time: number, act: () => void): void => void cold(`${time}ms x`).subscribe(act);
    const keep = stream.model.changes$.subscribe();
    play({ ...helpers, ...recorded, signedOut: () => signedOut, stream, list, at });
    helpers.flush();
    keep.unsubscribe();
  });
};

const button$ = ({ model }: RegistryAddingStream) =>
  model.changes$.pipe(
    map((present) => {
      const button = buttonOf(present, plates.sku);
      return button._tag === 'OnRegistry' ? `${button.wanted} there` : button._tag;
    }),
    distinctUntilChanged(),
  );

const controlOf = ({ model }: RegistryAddingStream, product = plates) =>
  addControl(model.value, addedProductOf(product), '/search?q=plate');

describe('registryAddingStream', () => {
  it('[ADD-02] a pending addition to a registry is known on every page', () => {
    scene({ answers: ['5ms (a|)', '5ms (u|)'] }, ({ stream, at, expectObservable }) => {
      at(10, () => stream.add(wish()));
      at(20, () => stream.add(wish({ sku: skuOf('51877') })));
      expectObservable(stream.isAdding.changes$, '^ 50ms !').toBe('a 9ms b 4ms a 4ms b 4ms a', { a: false, b: true });
    });
  });

  it('[ADD-02] [ADD-03] pressed it adds once, shows ADDED for three seconds, and then how many are wanted', () => {
    scene({ answers: ['5ms (a|)'] }, ({ stream, at, expectObservable, flush, requests, folded }) => {
      at(10, () => stream.add(wish({ quantity: 2 })));
      at(12, () => stream.add(wish({ quantity: 2 })));
      at(1_000, () => stream.add(wish({ quantity: 2 })));
      expectObservable(button$(stream), '^ 5s !').toBe('a 9ms b 4ms c 2999ms d', {
        a: 'Idle',
        b: 'Loading',
        c: 'Added',
        d: '2 there',
      });
      flush();
      expect(requests).toEqual([['7310442', '4821', 0, 2, 'key-1-of-this-page']]);
      expect(folded).toHaveLength(1);
    });
  });

  it('[ADD-03] an item known to be on the registry has its link with the quantity at once, and loses it when it is removed', () => {
    scene({}, ({ stream, list, at, expectObservable }) => {
      const item = exampleItem({ product: plates, wanted: 3 });
      at(10, () => list.set(exampleListed([item])));
      at(20, () => list.set(exampleListed([{ ...item, wanted: 5 }])));
      at(30, () => list.set(exampleListed([])));
      expectObservable(button$(stream), '^ 1s !').toBe('a 9ms b 9ms c 9ms d', {
        a: 'Idle',
        b: '3 there',
        c: '5 there',
        d: 'Idle',
      });
    });
  });

  it('[ADD-01] a toast shows what was added, disappears by itself, and stays while a person hovers over or focuses it', () => {
    scene({ answers: ['(a|)', '(a|)'] }, ({ stream, at, expectObservable }) => {
      at(10, () => stream.add(wish()));
      at(20, () => stream.holdToast(true));
      at(15_000, () => stream.holdToast(false));
      at(26_000, () => stream.add(wish()));
      at(27_000, () => stream.dismissToast());
      const number$ = stream.toast.changes$.pipe(map((toast) => (O.isSome(toast) ? toast.value.number : 0)));
      expectObservable(number$, '^ 40s !').toBe('a 9ms b 18989ms c 6999ms d 999ms e', { a: 0, b: 1, c: 0, d: 2, e: 0 });
    });
  });

  it('[ADD-04] an addition on a product’s page opens the layer, on a card it does not, and in the layer nothing more is shown', () => {
    scene({ answers: ['(a|)', '(a|)', '(a|)'] }, ({ stream, at, flush, layers }) => {
      at(10, () => stream.add(wish({ confirmedBy: 'nothing', sku: skuOf('1') })));
      at(20, () => stream.add(wish({ sku: skuOf('2') })));
      flush();
      expect(layers).toHaveLength(0);
      stream.add(wish({ confirmedBy: 'layer', sku: skuOf('3') }));
      flush();
      expect(layers).toMatchObject([{ grId: '7310442', items: [{ added: 1 }] }]);
    });
  });

  it.each([
    ['u', 'key-1-of-this-page', 'key-1-of-this-page'],
    ['n', 'key-1-of-this-page', 'key-2-of-this-page'],
  ])(
    '[CART-08] [ADD-02] an answer %s is shown under the button, and the next request goes under %s, then %s',
    (answer, first, again) => {
      scene({ answers: [`2ms (${answer}|)`, '2ms (a|)'] }, ({ stream, at, flush, requests, logged }) => {
        at(10, () => stream.add(wish()));
        at(20, () => {
          expect(controlOf(stream)).toMatchObject({
            _tag: 'Ready',
            button: { _tag: 'Idle' },
            refusal: { _tag: 'Some' },
          });
          stream.add(wish());
        });
        flush();
        expect(requests.map(([, , , , key]) => key)).toEqual([first, again]);
        expect(logged).toMatchObject([{ tag: 'registry.addition-failed', data: { sku: '4821' } }]);
      });
    },
  );

  it.each([
    ['before', 12, '9ms (u|)'],
    ['after', 40, '2ms (u|)'],
  ])(
    '[CART-08] [ADD-02] an addition whose answer was lost and that shows on the registry %s it did not fail',
    (_, shown, answer) => {
      scene({ answers: [answer, '(a|)'] }, ({ stream, list, at, flush, requests }) => {
        const item = exampleItem({ product: plates, wanted: 1 });
        at(5, () => list.set(exampleListed([])));
        at(10, () => stream.add(wish()));
        at(shown, () => list.set(exampleListed([item])));
        at(60, () => {
          expect(controlOf(stream)).toMatchObject({
            button: { _tag: 'OnRegistry', wanted: 1 },
            refusal: { _tag: 'None' },
          });
          stream.add(wish());
        });
        flush();
        expect(requests.map(([, , , , key]) => key)).toEqual(['key-1-of-this-page', 'key-2-of-this-page']);
      });
    },
  );

  it('[AUTH-01] [ADD-05] a person whose session has ended gets the sign-in dialog, and the request waits', () => {
    const waiting = memoryWaiting();
    scene({ waiting, answers: ['2ms (s|)'] }, ({ stream, at, flush, visited, signedOut }) => {
      at(10, () => stream.add(wish({ quantity: 3 })));
      flush();
      expect(visited).toEqual(['sign-in on the way to /search?q=plate']);
      expect(signedOut()).toBe(1);
      expect(waiting.read()).toMatchObject(O.some({ identity: { sku: '4821' }, quantity: 3 }));
    });
  });

  it('[ADD-01] where the most was wanted already the button does not show an addition', () => {
    scene({ answers: ['5ms (f|)'] }, ({ stream, at, expectObservable }) => {
      at(10, () => stream.add(wish()));
      expectObservable(button$(stream), '^ 5s !').toBe('a 9ms b 4ms a', { a: 'Idle', b: 'Loading' });
    });
  });

  it.each([
    ['never arrived', ['2ms (u|)', '2ms (a|)'], [2, 3], undefined],
    ['had arrived', ['2ms (u|)', '2ms (k|)', '2ms (a|)'], [2, 3, 2], true],
  ])(
    '[CART-08] another quantity after a try that %s: it is added, or the earlier addition is shown',
    (_what, answers, sent, earlier) => {
      scene({ answers }, ({ stream, at, flush, requests }) => {
        at(10, () => stream.add(wish({ quantity: 2 })));
        at(20, () => stream.add(wish({ quantity: 3 })));
        at(40, () => {
          expect(O.isSome(stream.toast.value) && stream.toast.value.value.addition.isEarlier).toBe(earlier);
        });
        flush();
        expect(requests.map(([, , , quantity]) => quantity)).toEqual(sent);
        expect(new Set(requests.map(([, , , , key]) => key)).size).toBe(1);
      });
    },
  );

  it('[AUTH-01] [ADD-05] a person who is not signed in gets the sign-in dialog; the request waits, and is carried out afterwards', () => {
    const waiting = memoryWaiting();
    scene({ isLoggedIn: false, waiting }, ({ stream, at, flush, visited, requests }) => {
      expect(controlOf(stream)).toEqual({ _tag: 'SignIn', href: '/account/login?returnUrl=%2Fsearch%3Fq%3Dplate' });
      at(10, () => stream.add(wish({ quantity: 3 })));
      flush();
      expect(visited).toEqual(['sign-in on the way to /search?q=plate']);
      expect(requests).toEqual([]);
    });
    scene({ waiting, own: '5ms (o|)', answers: ['(a|)'] }, ({ flush, requests }) => {
      flush();
      expect(requests).toEqual([['7310442', '4821', 0, 3, 'key-1-of-this-page']]);
    });
    scene({ waiting }, ({ flush, requests }) => {
      flush();
      expect(requests).toEqual([]);
    });
  });

  it('[AUTH-01] [ADD-05] a person who accepts terms without being signed in goes to the sign-in page; the request waits', () => {
    const waiting = memoryWaiting();
    scene({ isLoggedIn: false, waiting }, ({ stream, flush, visited }) => {
      const terms = stream.terms.changes$.subscribe();
      stream.add(wish({ hasCustomOrderConfirmation: true }));
      expect(visited).toEqual([]);
      stream.answerTerms('accept');
      flush();
      expect(visited).toEqual(['/account/login?returnUrl=%2Fsearch%3Fq%3Dplate']);
      expect(O.isSome(waiting.read())).toBe(true);
      terms.unsubscribe();
    });
  });

  it('[ADD-05] a made-to-order product is added only once its terms were accepted', () => {
    scene({ answers: ['(a|)'] }, ({ stream, at, flush, requests }) => {
      const terms = stream.terms.changes$.subscribe();
      at(10, () => stream.add(wish({ hasCustomOrderConfirmation: true })));
      at(20, () => stream.answerTerms('decline'));
      at(30, () => stream.answerTerms('accept'));
      flush();
      expect(requests).toEqual([]);
      stream.add(wish({ hasCustomOrderConfirmation: true }));
      expect(stream.terms.value).toMatchObject({ isOpen: true, question: O.some({ to: 'registry' }) });
      stream.answerTerms('accept');
      flush();
      expect(requests).toHaveLength(1);
      terms.unsubscribe();
    });
  });

  it('[ADD-01] of several registries the last chosen one gets it, whatever else was opened since; another choice is stored', () => {
    scene(
      { own: '(t|)', last: '7310443', answers: ['(a|)', '(a|)'] },
      ({ stream, at, flush, requests, remembered }) => {
        at(10, () => stream.add(wish()));
        at(20, () => stream.choose(grIdOf('7310442')));
        at(30, () => stream.add(wish()));
        flush();
        expect(requests.map(([grId]) => grId)).toEqual(['7310443', '7310442']);
        expect(remembered).toEqual(['7310442']);
      },
    );
  });

  it('[ADD-01] an answer about one registry changes no button of another', () => {
    scene({ own: '(t|)', last: '7310443', answers: ['-----(u|)'] }, ({ stream, at, flush, requests, logged }) => {
      at(10, () => stream.add(wish()));
      at(12, () => stream.choose(grIdOf('7310442')));
      flush();
      expect(requests.map(([grId]) => grId)).toEqual(['7310443']);
      expect(stream.model.value).toMatchObject({ buttons: new Map(), mutations: new Map() });
      expect(logged.map(({ tag }) => tag)).toContain('registry.addition-failed');
    });
  });

  it('[ADD-02] a person without a registry is sent to create one; registries that cannot be read can be read again', () => {
    scene({ own: '(e|)' }, ({ stream, at, flush, visited, requests }) => {
      at(10, () => stream.add(wish()));
      flush();
      expect(controlOf(stream)).toEqual({ _tag: 'Create', href: '/gift-registry/new' });
      expect([visited, requests]).toEqual([['/gift-registry/new'], []]);
    });
    scene({ own: '(u|)' }, ({ stream, at, flush, logged }) => {
      at(10, () => stream.tryAgain());
      flush();
      expect(controlOf(stream)).toMatchObject({ _tag: 'Unread', fault: { _tag: 'Unavailable' } });
      expect(logged).toHaveLength(2);
    });
  });

  it('[ADD-02] [ADD-06] an item that cannot be listed shows why; one that needs a design opens the form on its page', () => {
    scene({}, ({ stream, flush }) => {
      flush();
      expect(controlOf(stream, { ...plates, isMadeToOrder: true })).toEqual({
        _tag: 'Blocked',
        reason: 'made-to-order',
        designHref: O.none,
      });
      expect(controlOf(stream, { ...plates, personalizationType: 100 })).toEqual({
        _tag: 'Blocked',
        reason: 'design-missing',
        designHref: O.some(plates.path),
      });
    });
  });
});
