import { paths } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type RegistryShare, registryShare } from '../list-model/index.ts';
import {
  type RegistrantPageDependencies,
  type RegistrantPageStream,
  registrantPageStream,
} from '../registrant-page/index.ts';

/** The contents of a registry's cards. */
export interface CardsBody {
  readonly share: RegistryShare;
  /** The registrant's page to go back to. */
  readonly list: string;
}

/** Creates the stream of a registry's printable cards, for its registrants (SHARE-04). */
export const cardsStream = (dependencies: RegistrantPageDependencies): RegistrantPageStream<CardsBody> =>
  registrantPageStream(dependencies, (view) =>
    O.some({
      share: registryShare(dependencies.site, view),
      list: paths.registrantList(view.grId),
    }),
  );
