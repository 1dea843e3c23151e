import { liveCell } from '@gift-registry/domain';
import { describe, expect, it } from 'vitest';
import { homeStream } from './home.stream.ts';

const planned = (isLoggedIn = false) => {
  const shell = liveCell({ isLoggedIn });
  const opened: Array<string> = [];
  return { opened, stream: homeStream({ goTo: (path) => opened.push(path), shell }), shell };
};

describe('finding a registry by its number', () => {
  it.each([['4218077'], [' 4218 077 '], ['# 4218077'], ['421-8077']])('[ROUTE-20] %s opens it', (typed) => {
    const { opened, stream } = planned();
    stream.edit(typed);
    stream.find();
    expect(opened).toEqual(['/gift-registry/guest-list/4218077']);
  });

  it.each([[''], ['12345'], ['1234567890123'], ['42a8077']])(
    '[ROUTE-20] "%s" is no number, and is said so',
    (typed) => {
      const { opened, stream } = planned();
      stream.edit(typed);
      stream.find();
      expect(opened).toEqual([]);
      expect(stream.model.value).toEqual({ number: typed, isInvalid: true, isLoggedIn: false });
      stream.edit('4218077');
      expect(stream.model.value.isInvalid).toBe(false);
    },
  );

  it('[ROUTE-20] [AUTH-01] somebody signed in comes to the registry as its registrant, also when that is only known later', () => {
    const known = planned(true);
    known.stream.edit('4218077');
    known.stream.find();
    expect(known.opened).toEqual(['/gift-registry/registrant-list/4218077']);

    const { opened, stream, shell } = planned();
    const seen: Array<boolean> = [];
    stream.model.changes$.subscribe((model) => seen.push(model.isLoggedIn));
    stream.edit('4218077');
    shell.set({ isLoggedIn: true });
    expect(stream.model.value).toEqual({ number: '4218077', isInvalid: false, isLoggedIn: true });
    expect(seen).toEqual([false, false, true]);
    stream.find();
    expect(opened).toEqual(['/gift-registry/registrant-list/4218077']);
  });
});
