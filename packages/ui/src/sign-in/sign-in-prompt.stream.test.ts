import type { Fault, LogEntry, SignedIn } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { signInPromptStream } from './sign-in-prompt.stream.ts';

type Answer = E.Either<Fault, SignedIn>;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const planned = (answer: Answer | 'never', page = '/gift-registry/guest-list/7310442', isHeld = false) => {
  const left: Array<string> = [];
  const signedIn: Array<string> = [];
  const logged: Array<LogEntry> = [];
  const scheduler = new TestScheduler(() => undefined);
  let calls = 0;
  const stream = signInPromptStream({
    account: {
      config: () => {
        calls += 1;
        return answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer);
      },
      signIn: () => async () => E.right({ isLoggedIn: true }),
    },
    page: () => page,
    hasWidgetContainer: () => isHeld,
    onSignedIn: (path) => signedIn.push(path),
    leaveTo: (path) => left.push(path),
    scheduler,
    log: { write: (entry) => () => void logged.push(entry) },
  });
  return { stream, left, signedIn, logged, scheduler, calls: () => calls };
};
const anonymous = E.right({ isLoggedIn: false });
const unavailable: Answer = E.left({ _tag: 'Unavailable' });

describe('asking to sign in', () => {
  it('[AUTH-01] opens the dialog for a signed-out person, and continues afterwards', async () => {
    const { stream, left, signedIn } = planned(anonymous);
    stream.ask(O.some('/checkout/cart'));
    await settled();
    const model = stream.model.value;
    expect(model).toMatchObject({ _tag: 'Open', returnUrl: '/checkout/cart' });
    if (model._tag !== 'Open') return;
    model.form.edit('email', 'amelia@example.com');
    model.form.edit('password', 'correct horse');
    model.form.submit();
    await settled();
    expect([signedIn, left]).toEqual([['/checkout/cart'], ['/checkout/cart']]);
  });

  it('[AUTH-01] goes to the account page without a return address', async () => {
    const { stream } = planned(anonymous);
    stream.ask(O.none);
    await settled();
    expect(stream.model.value).toMatchObject({ _tag: 'Open', returnUrl: '/account' });
    stream.close();
    expect(stream.model.value).toEqual({ _tag: 'Closed' });
  });

  it.each([
    [O.some('/checkout/cart'), '/checkout/cart'],
    [O.none, '/account'],
    [O.some('//evil.example'), '/'],
  ])('[AUTH-01] [AUTH-05] a signed-in person goes from %j to %s', async (address, path) => {
    const { stream, left } = planned(E.right({ isLoggedIn: true }));
    stream.ask(address);
    await settled();
    expect([left, stream.model.value]).toEqual([[path], { _tag: 'Closed' }]);
  });

  it('[AUTH-01] [ANA-02] a failed config call goes to the sign-in page, and is logged', async () => {
    const { stream, left, logged } = planned(unavailable);
    stream.ask(O.none);
    await settled();
    expect(left).toEqual(['/account/login?returnUrl=%2Fgift-registry%2Fguest-list%2F7310442&isRedirect=true']);
    expect(logged.map(({ tag }) => tag)).toEqual(['sign-in.unknown']);
  });

  it.each([
    ['/gift-registry/authenticate', false],
    ['/gift-registry/new', false],
    ['/gift-registry/guest-list/7310442', true],
  ])('[AUTH-02] shows no dialog on %s, embedded: %s', async (page, isHeld) => {
    const { stream, left } = planned(anonymous, page, isHeld);
    stream.ask(O.none);
    await settled();
    expect(left).toEqual([`/account/login?returnUrl=${encodeURIComponent(page)}&isRedirect=true`]);
  });

  it('[AUTH-01] sends one request for two presses, and shows loading after a while', () => {
    const { stream, scheduler, calls } = planned('never');
    stream.ask(O.none);
    stream.ask(O.none);
    expect([calls(), stream.model.value._tag]).toEqual([1, 'Closed']);
    scheduler.flush();
    expect(stream.model.value._tag).toBe('Looking');
  });

  it('[AUTH-01] a dialog closed while pending does not open, and can be requested again', async () => {
    const { stream, left } = planned(anonymous);
    stream.ask(O.none);
    stream.close();
    await settled();
    expect([left, stream.model.value]).toEqual([[], { _tag: 'Closed' }]);
    stream.ask(O.none);
    await settled();
    expect(stream.model.value._tag).toBe('Open');
  });
});
