import { createState } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { findFormStream } from './find-form.stream.ts';

const planned = (isLoggedIn = false) => {
  const shell = createState({ isLoggedIn });
  const opened: Array<string> = [];
  return { opened, shell, stream: findFormStream({ goTo: (path) => opened.push(path), shell }) };
};

describe('finding a registry', () => {
  it.each([
    ['4218077', '/gift-registry/guest-list/4218077'],
    [' # 421-8077 ', '/gift-registry/guest-list/4218077'],
    ['Amelia Hart', '/gift-registry/find?text=Amelia%20Hart'],
  ])('[ROUTE-06] [ROUTE-20] "%s" opens %s', (typed, path) => {
    const { opened, stream } = planned();
    stream.edit(typed);
    stream.find();
    expect(opened).toEqual([path]);
  });

  it.each(['', 'a', '%'])('[ROUTE-06] "%s" is too short, and is marked until something else is typed', (typed) => {
    const { opened, stream } = planned();
    stream.edit(typed);
    stream.find();
    expect([opened, stream.model.value]).toEqual([[], { text: typed, problem: O.some({ _tag: 'FindTooShort' }) }]);
    stream.edit(`${typed}mel`);
    expect(stream.model.value.problem).toEqual(O.none);
  });

  it.each([
    ['a', O.some({ _tag: 'FindTooShort' })],
    ['hart', O.none],
    [' ', O.none],
  ])('[ROUTE-06] what an address brings is judged at once, nothing is not: "%s"', (text, problem) => {
    const shell = createState({ isLoggedIn: false });
    expect(findFormStream({ goTo: () => undefined, shell, text }).model.value).toEqual({ text, problem });
  });

  it('[ROUTE-20] [AUTH-01] a registrant who is signed in opens the registry as its owner, also when that is only known later', () => {
    const { opened, stream, shell } = planned();
    stream.edit('4218077');
    shell.set({ isLoggedIn: true });
    stream.find();
    expect(opened).toEqual(['/gift-registry/registrant-list/4218077']);
  });
});
