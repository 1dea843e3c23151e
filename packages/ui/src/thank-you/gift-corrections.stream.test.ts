import type { IdempotencyKey } from '@gift-registry/domain';
import { giftIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { loaded, plates } from '../registrant-page/testing/registrant-scene.ts';
import { elsewhereGifts, exampleGifts, exampleThanks } from './testing/example-thanks.ts';
import { thanksScene } from './testing/thanks-scene.ts';
import type { ThankYouDependencies } from './thanks-state.ts';

const lantern = giftIdOf('HF-5:1');
const opened = (thanks: Partial<ThankYouDependencies['thanks']> = {}) => {
  const scene = thanksScene(exampleThanks([...exampleGifts, ...elsewhereGifts], thanks), loaded({ items: [plates] }));
  const said: Array<string> = [];
  scene.stream.model.changes$.subscribe((model) => {
    if (model._tag === 'Loaded' && model.body._tag === 'Gifts') said.push(model.body.announcement);
  });
  const { corrections } = scene.stream;
  corrections.model.changes$.subscribe();
  return { ...scene, corrections, said, content: () => corrections.model.value.content };
};

describe('putting gifts right', () => {
  it('[ELSE-02] a gift said to be bought elsewhere is confirmed, and that can be undone while the page is open', () => {
    const { stream, gifts, said } = opened();
    const correction = () =>
      gifts()
        .givers.flatMap((giver) => giver.gifts)
        .find(({ id }) => id === lantern)?.correction;
    expect(correction()).toBe('unconfirmed');
    stream.confirm([lantern], true);
    expect([correction(), said.at(-1)]).toEqual(['just-confirmed', '1 gift confirmed.']);
    stream.confirm([lantern], false);
    expect(correction()).toBe('unconfirmed');
  });

  it('[ELSE-02] one gift or all unconfirmed ones of its giver are rejected; the dialog closes and it is announced', () => {
    const { corrections, content, gifts, said } = opened();
    corrections.ask(lantern);
    expect(content()).toMatchObject({ _tag: 'Reject', gift: 'Juniper Lantern', giver: 'Noor Haddad', all: 2 });
    corrections.reject('all');
    expect(corrections.model.value.isOpen).toBe(false);
    expect(gifts().givers.map(({ name }) => name)).not.toContain('Noor Haddad');
    expect(said.at(-1)).toBe('2 gifts rejected. Your list shows what is wanted again.');
  });

  it('[ELSE-02] [CART-08] a rejection whose outcome is unknown is sent again under its key, and a settled one under another', () => {
    const keys: Array<IdempotencyKey> = [];
    const answers = [E.left({ _tag: 'Unavailable' as const }), E.left({ _tag: 'NotOwner' as const })];
    const { corrections, content } = opened({
      rejectGifts: (_, _ids, key) => () => {
        keys.push(key);
        return of(answers[keys.length - 1] ?? E.left({ _tag: 'NotOwner' as const }));
      },
    });
    corrections.ask(lantern);
    for (const _ of [1, 2, 3]) corrections.reject('one');
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
    expect(content()).toMatchObject({ form: { state: { _tag: 'Failed', reason: { _tag: 'NotOwner' } } } });
  });

  it('[ELSE-02] a gift that came another way needs words unless it is of the list, and comes under its giver', () => {
    const { corrections, content, gifts } = opened();
    corrections.openAddition();
    expect(content()).toMatchObject({ items: [{ label: plates.product.name }], lastDay: '2027-06-01' });
    corrections.editAddition('firstName', 'Ida');
    corrections.add();
    expect(content()).toMatchObject({ form: { wrong: ['words'] } });
    corrections.editAddition('words', 'Hand-knit blanket');
    corrections.add();
    expect(corrections.model.value.isOpen).toBe(false);
    expect(gifts().givers.find(({ name }) => name === 'Ida')?.gifts).toMatchObject([
      { gift: 'Hand-knit blanket', correction: 'added' },
    ]);
  });

  it('[ELSE-02] a name is corrected for all gifts of its giver, or restored', () => {
    const { corrections, content, gifts, said } = opened();
    corrections.askName(lantern);
    expect(content()).toMatchObject({ form: { values: { firstName: 'Noor', lastName: 'Haddad' } } });
    corrections.editName('firstName', '');
    corrections.saveName();
    expect(content()).toMatchObject({ form: { wrong: ['firstName'] } });
    corrections.editName('firstName', 'Nora');
    corrections.saveName();
    expect(gifts().givers.map(({ name }) => name)).toContain('Nora Haddad');
    expect(said.at(-1)).toBe('Name corrected.');
    corrections.askName(lantern);
    corrections.restoreName();
    expect(said.at(-1)).toBe('Name as they wrote it.');
  });
});
