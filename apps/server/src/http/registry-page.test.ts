import { NOTHING_CHOSEN, type RegistrantPage } from '@gift-registry/domain';
import { exampleView, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { registryPage } from './registry-page.ts';

const ORIGIN = 'http://localhost:3000';

const embedded = (role: 'guest' | 'registrant', page?: RegistrantPage): unknown => {
  const { state } = registryPage(sites.main, ORIGIN, exampleView({ role }), NOTHING_CHOSEN, page);
  return O.isSome(state) && 'json' in state.value ? state.value.json : undefined;
};

describe('the page of a registry', () => {
  it.each([
    ['home', 0],
    ['registry-list', 1],
    ['checklist', 3],
    ['thank-you-manager', 4],
  ] as const)(
    '[ROUTE-12] %s embeds its own number for its registrant, %d, and 2 for who reads as a guest',
    (page, id) => {
      expect(embedded('registrant', page)).toMatchObject({ strategy: id, isRegistrant: true });
      expect(embedded('guest', page)).toMatchObject({ strategy: 2, isRegistrant: false });
    },
  );

  it('[ROUTE-12] is the list, when it is not said which page it is', () => {
    expect(embedded('registrant')).toMatchObject({ strategy: 1 });
    expect(embedded('guest')).toMatchObject({ strategy: 2 });
  });
});
