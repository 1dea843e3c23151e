import { expect, it } from 'vitest';
import { browserSignInMemory } from './browser-sign-in-memory.ts';

const log = { write: () => () => undefined };

it('[AUTH-01] the next page expects what this one was told, and nobody where none was', () => {
  const kept = new Map<string, string>();
  const memory = () =>
    browserSignInMemory(
      () => ({ getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) }),
      log,
    );
  expect(memory().read()).toBe(false);
  memory().keep(true)();
  expect(memory().read()).toBe(true);
  memory().keep(false)();
  expect(memory().read()).toBe(false);
});

it('[AUTH-01] a browser that keeps nothing expects nobody', () => {
  const refusing = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  const memory = browserSignInMemory(refusing, log);
  memory.keep(true)();
  expect(memory.read()).toBe(false);
});
