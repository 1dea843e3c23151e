import { exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { eventTypeOf } from '../../event/index.ts';
import { registryCalled } from './registry-name.ts';

it("[CART-09] a registry has its registrants' first names and its event", () => {
  expect(registryCalled(exampleRegistry())).toBe('Amelia & Jonah’s Wedding Registry');
  expect(registryCalled(exampleRegistry({ secondaryFirstName: O.none, eventType: eventTypeOf('bb') }))).toBe(
    'Amelia’s Baby Registry',
  );
});
