import { arrivedSignInHandoff, PAGE_SIGN_IN_HANDOFF_ID } from '@gift-registry/adapters-http/wire';
import { continueFields, type Fault, type NoOtherSite, paths, type SignInHandoffs } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { httpFetch } from './http-fetch.ts';

const UNAVAILABLE: Fault = { _tag: 'Unavailable' };
const HANDOFF_TAG = new RegExp(`<script type="application/json" id="${PAGE_SIGN_IN_HANDOFF_ID}">(.*?)</script>`, 's');

/** The other site's origin, on the same port. */
const otherSiteOf = (base: string): string => {
  const page = new URL('/', base);
  const hosts = Object.values(sites).flatMap((site) => site.hosts);
  page.hostname = hosts.find((host) => host !== page.hostname) ?? page.hostname;
  return page.href;
};

/** Continues on the other brand's site like a browser: sends the form and follows the redirect. */
export const signInHandoffsClient = (base: string, fetch: ReturnType<typeof httpFetch>): SignInHandoffs => ({
  goOn: ({ intent, referrer }) =>
    F.pipe(
      TE.tryCatch(
        () =>
          fetch(`${base}${paths.otherBrand}`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams(continueFields(intent, referrer)).toString(),
          }),
        (): NoOtherSite | Fault => UNAVAILABLE,
      ),
      TE.chainEitherK(({ status, headers }): E.Either<NoOtherSite | Fault, string> => {
        const location = headers.get('location');
        if (status === 303 && location !== null) return E.right(location);
        return E.left(status === 404 ? { _tag: 'NoOtherSite' } : UNAVAILABLE);
      }),
    ),
  arrive: ({ address, code }) =>
    F.pipe(
      TE.tryCatch(
        async () => {
          const headers = { accept: 'text/html', referer: otherSiteOf(base) };
          const join = address.includes('?') ? '&' : '?';
          const coded = `${address}${join}crossBrandCode=${O.getOrElse(() => '')(code)}`;
          const answer = await fetch(`${base}${coded}`, { headers });
          const page = await fetch(`${base}${answer.headers.get('location') ?? '/'}`, { headers });
          return page.text();
        },
        () => UNAVAILABLE,
      ),
      TE.map((html) => {
        const [, json] = HANDOFF_TAG.exec(html) ?? [];
        const signInHandoff = json === undefined ? O.none : O.getRight(arrivedSignInHandoff.decode(JSON.parse(json)));
        return {
          isOurs: F.pipe(
            signInHandoff,
            O.chain(({ key }) => key),
            O.isSome,
          ),
          isSignedIn: O.isSome(
            O.chain(({ signedInAs }: { signedInAs: O.Option<string> }) => signedInAs)(signInHandoff),
          ),
        };
      }),
    ),
});
