import { applyPatch, identityKey, type RegistrySignal, type RegistryView, type Surprise } from '@gift-registry/domain';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../arbitrary/index.ts';
import { answerOf } from '../contract/outcome.ts';
import { memoryContractEnvironment } from '../memory/memory-contract-environment.ts';
import { type Turn, turns } from './surprise-turn.ts';
import { REFUSED, type SurpriseWorld, surpriseWorld } from './surprise-world.ts';

/** Random ids and order numbers by when they are first named: two transcripts are then the same text. */
const renamed = (transcript: string): string => {
  const names = new Map<string, string>();
  return transcript.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|HF-\d{6}|cart-\d+/g, (id) => {
    const name = names.get(id) ?? `id ${names.size}`;
    names.set(id, name);
    return name;
  });
};

/** Lets what waits for something in memory go on. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

const folded = (view: RegistryView, signals: ReadonlyArray<RegistrySignal>): E.Either<'again', RegistryView> =>
  signals.reduce<E.Either<'again', RegistryView>>((before, signal) => {
    if (signal._tag === 'Reload') return E.left('again');
    if (signal._tag !== 'Patched' || E.isLeft(before)) return before;
    const after = applyPatch(before.right, signal.patch);
    return E.isRight(after) ? after : expect.fail(`an open page gets a patch that is a ${after.left._tag}`);
  }, E.right(view));

/**
 * All that the owner gets during these turns, as one text; open pages show what a new one does. A guest is answered by
 * what was really given: turns in which one is refused tell the owner nothing, and are named beside it.
 */
const transcriptOf = async (
  { owner, grId, seen, hidden, look }: SurpriseWorld,
  all: ReadonlyArray<Turn>,
  isBought: boolean,
): Promise<{ readonly text: string; readonly refused: ReadonlyArray<Turn> }> => {
  const said: Array<unknown> = [await look()];
  const refused: Array<Turn> = [];
  for (const turn of all) {
    const pages = await Promise.all(
      (['own', 'guest'] as const).map(async (viewing) => {
        const view = await answerOf(owner.registries.open({ grId, viewing }));
        const signals: Array<RegistrySignal> = [];
        const watching = owner.registries.watch({ grId, viewing }, view).subscribe((signal) => signals.push(signal));
        return { viewing, view, signals, watching };
      }),
    );
    await settled();
    const answer = turn.who === 'seen' ? await seen(turn.turn) : isBought ? await hidden(turn.turn) : undefined;
    if (answer === REFUSED) refused.push(turn);
    else if (turn.who === 'seen') said.push(turn, answer);
    await settled();
    for (const { viewing, view, signals, watching } of pages) {
      watching.unsubscribe();
      if (answer === REFUSED) expect(signals.filter(({ _tag }) => _tag !== 'Connected')).toEqual([]);
      else said.push(signals);
      const shown = folded(view, signals);
      if (E.isRight(shown)) expect(shown.right).toEqual(await answerOf(owner.registries.open({ grId, viewing })));
    }
    if (answer !== REFUSED) said.push(await look());
  }
  return { text: renamed(JSON.stringify(said, undefined, 1)), refused };
};

const untilDay: Surprise = { _tag: 'UntilDay', day: dayOf('2027-10-01') };

/** The transcripts of two registries that differ only in what was bought, and the one with gifts. */
const both = async (surprise: Surprise, isSurprise: boolean, all: ReadonlyArray<Turn>) => {
  const world = () => surpriseWorld(memoryContractEnvironment(), surprise, isSurprise);
  const given = await world();
  const { text: withGifts, refused } = await transcriptOf(given, all, true);
  const others = all.filter((turn) => !refused.includes(turn));
  return { given, withGifts, without: (await transcriptOf(await world(), others, false)).text };
};

/** On the day owners have each gift of the hidden givers, and each item counts what was bought of it. */
const expectNothingLost = async ({ owner, grId, orders, reveal }: SurpriseWorld): Promise<void> => {
  const given = await Promise.all(
    orders().map(async ({ browser, token, orderNumber }) => ({
      orderNumber,
      lines: (await answerOf(browser.placedOrders.open(token))).lines,
    })),
  );
  reveal();
  const { gifts } = await answerOf(owner.thanks.readGifts(grId));
  // What owners record beyond what is wanted counts nothing.
  const kept = gifts.filter(({ isReturned, isAdded }) => isReturned !== true && isAdded !== true);
  for (const { orderNumber, lines } of given)
    expect(kept.filter(({ id }) => id.startsWith(`${orderNumber}:`))).toHaveLength(
      lines.filter(({ state }) => state !== 'takenBack' && state !== 'returned').length,
    );
  const { items } = await answerOf(owner.registries.open({ grId, viewing: 'own' }));
  for (const { given: gift } of kept) {
    if (gift._tag !== 'Units') continue;
    const item = items.find(({ identity }) => identityKey(identity) === identityKey(gift.identity));
    const units = kept.flatMap(({ given: each }) =>
      each._tag === 'Units' && identityKey(each.identity) === identityKey(gift.identity) ? [each.quantity] : [],
    );
    expect(item?.purchased ?? 0).toBeGreaterThanOrEqual(units.reduce((sum, each) => sum + each, 0));
  }
};

/** How many pairs of registries are compared. */
const RUNS = 8;

const ways: ReadonlyArray<readonly [string, Surprise, boolean]> = [
  ['owners hide all purchases', untilDay, false],
  ['owners hide purchases and givers their orders', { _tag: 'UntilEvent' }, true],
  ['givers hide their orders', { _tag: 'Off' }, true],
];

describe('the law of a surprise', () => {
  it.each(ways)(
    '[SURP-01] until the day nothing that an owner can read differs between two registries that differ only in what was bought; on the day nothing bought is lost: %s',
    async (_, surprise, isSurprise) => {
      let compared = 0;
      await fc.assert(
        fc.asyncProperty(turns, async (all) => {
          const { given, withGifts, without } = await both(surprise, isSurprise, all);
          compared += without.length;
          expect(withGifts).toBe(without);
          await expectNothingLost(given);
        }),
        { numRuns: RUNS },
      );
      expect(compared).toBeGreaterThan(RUNS * 50_000);
    },
  );
});
