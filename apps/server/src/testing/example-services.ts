import { afterAll, afterEach } from 'vitest';
import { exampleService } from './example-service.ts';
import { type BrowserRequest, type InjectingBrowser, injectingBrowser } from './injecting-browser.ts';

/** Makes example services for the tests of a file, each with a browser on the main site, and closes them after each test. */
export const exampleServices = () => {
  const opened: Array<() => Promise<void>> = [];
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });
  return async (...given: Parameters<typeof exampleService>) => {
    const example = await exampleService(...given);
    opened.push(() => example.service.close());
    return { ...example, browser: injectingBrowser(example.service) };
  };
};

/**
 * Creates one example service, on first use, for the tests of a file that change nothing which another test would
 * notice: refusals and reads. Creating a service takes longer than most such tests. Each use gets a new browser.
 */
export const sharedExampleService = () => {
  let made: ReturnType<typeof exampleService> | undefined;
  afterAll(async () => {
    await (await made)?.service.close();
  });
  return async () => {
    made ??= exampleService();
    const { service } = await made;
    return { service, browser: injectingBrowser(service) };
  };
};

/** The tag of a refusal's body. */
export const tagOf = ({ body }: { readonly body: string }): unknown => JSON.parse(body).error._tag;

/** A request to sign in; as the owner of registry 7310442 unless somebody else is named. */
export const signingIn = (email = 'amelia@example.com', password = 'hydrangea-52') =>
  ({ method: 'POST', url: '/api/account/sign-in', body: { email, password } }) as const;

export const signIn = (
  browser: InjectingBrowser,
  ...credentials: Parameters<typeof signingIn>
): ReturnType<InjectingBrowser['ask']> => browser.ask(signingIn(...credentials));

/** Status and refusal of the answer to a request. */
export const outcome = async (browser: InjectingBrowser, request: BrowserRequest) => {
  const answer = await browser.ask(request);
  return [answer.statusCode, tagOf(answer)];
};
