import { readFirstSignInHandoff } from '@gift-registry/adapters-http';
import { type IdempotencyKey, identityKey, parseIdempotencyKey, type RegistryAddress } from '@gift-registry/domain';
import {
  CarriedSignIn,
  CrossBrandToast,
  crossBrandLandingStream,
  type GiftCardsStream,
  type RegistryListStream,
} from '@gift-registry/ui';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { asyncScheduler, defer, map } from 'rxjs';
import { type StorageMemories, storedAs, tabMemories } from './browser/storage-memory.ts';
import { memoized } from './memoized.ts';
import type { PageParts } from './page-parts.ts';
import { type RegistryAt, registryName } from './registry-at.ts';
import type { Ports } from './screen-dependencies.ts';
import type { ShellScreens } from './shell-screens.ts';

/** The part to show: the notice on every page about a sign-in that was carried over, or the handling of the arrival on a registry's page. */
type LandingPartProps = { readonly as: 'sign-in' } | { readonly as: 'registry'; readonly address: RegistryAddress };

/** Whether a handoff is used for the first time in this tab: a restored page does not use it again (XB-07). */
export const firstUse = (memories: StorageMemories): ((key: IdempotencyKey) => boolean) => {
  const last = memories<IdempotencyKey>('taken arrival', storedAs(t.string, parseIdempotencyKey));
  return (key) => {
    const isUsed = O.toUndefined(last.read()) === key;
    last.keep(key)();
    return !isUsed;
  };
};

/** The dependencies of an arrival from the other brand's site. */
export interface LandingDependencies {
  readonly parts: PageParts & Pick<Ports, 'catalogue'>;
  readonly shellOf: Pick<ShellScreens, 'added$' | 'shell'>;
  readonly registryAt: RegistryAt;
  readonly list: (address: RegistryAddress) => RegistryListStream;
  readonly giftCards: (address: RegistryAddress) => GiftCardsStream;
}

/** The handling of arrivals from the other brand's site, in a chunk of its own: other visitors never need it. */
export const landingPart = ({ parts, shellOf, registryAt, list, giftCards }: LandingDependencies) => {
  const { addressRequest, catalogue, log, page, site } = parts;
  const signInHandoff = readFirstSignInHandoff(page.document, log)();
  const isFirst = firstUse(tabMemories(page, log));
  const hasValidCode = F.pipe(
    signInHandoff,
    O.chain(({ key }) => key),
    O.exists(isFirst),
  );
  const signedInAs = F.pipe(
    signInHandoff,
    O.chain(({ signedInAs: email }) => email),
  );
  const [handOver, toast] = [addressRequest('handOver'), addressRequest('crossBrandToast')];
  const arrivalAt = memoized(registryName, (address: RegistryAddress) =>
    crossBrandLandingStream({
      registry: registryAt(address),
      site,
      hasValidCode,
      signedInAs,
      address: { query: handOver.query, clearHandoff: handOver.clear, clearToast: toast.clear },
      cards: list(address),
      giftCards: giftCards(address),
      added$: shellOf.added$,
      show: (what) => {
        const [place, block] =
          'identity' in what
            ? ([`name-${identityKey(what.identity)}`, 'center'] as const)
            : (['gift-cards', 'start'] as const);
        page.document.getElementById(place)?.scrollIntoView({ block });
      },
      product: (sku) => defer(catalogue.product(sku)).pipe(map(O.fromEither)),
      scheduler: asyncScheduler,
      log,
    }),
  );
  return (props: LandingPartProps) => {
    if (props.as === 'registry') return <CrossBrandToast stream={arrivalAt(props.address)} />;
    return O.isSome(signedInAs) ? <CarriedSignIn email={signedInAs.value} shell={shellOf.shell} /> : null;
  };
};
