import { sites } from '@gift-registry/domain';
import { exampleChecklists, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';

const params = { grId: '7310442' };
const asked = (body: unknown) => calls.tickEntry.request.decode({ params, query: {}, body });

describe('the calls of the checklist', () => {
  it('[API-03] [CHK-01] an entry and whether it is ticked are asked, and nothing else', () => {
    const tick = { grId: grIdOf('7310442'), key: 'cookware', isTicked: true };
    expect(asked({ entry: 'cookware', isTicked: true })).toEqual(E.right(tick));
    expect(calls.tickEntry.request.encode(tick)).toEqual({
      params,
      query: {},
      body: { entry: 'cookware', isTicked: true },
    });
    for (const body of [
      {},
      { entry: 'cookware' },
      { entry: 'cookware', isTicked: 'yes' },
      { entry: 4, isTicked: true },
      { entry: 'x'.repeat(65), isTicked: true },
      { entry: 'a\u0000', isTicked: true },
      { entry: 'cookware', isTicked: true, grId: '7310442' },
    ])
      expect(E.isLeft(asked(body))).toBe(true);
  });

  it('[API-01] [CHK-01] an answer reads as it was written', () => {
    const checklist = { groups: exampleChecklists.br, byHand: ['cookware'] };
    const wire = calls.readChecklist.answer.encode(sites.main, checklist);
    expect(wire).toMatchObject({ ticked: ['cookware'] });
    expect(calls.readChecklist.answer.decode(wire)).toEqual(E.right(checklist));
    expect(calls.tickEntry.answer.encode(sites.main, ['bath'])).toEqual({ isSuccess: true, ticked: ['bath'] });
  });
});
