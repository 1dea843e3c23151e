import { paths, type RegistryHeader, type Site } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type RegistryShare, registryShare } from '../list-model/index.ts';
import {
  type RegistrantPageDependencies,
  type RegistrantPageStream,
  registrantPageStream,
} from '../registrant-page/index.ts';

/** What is on the cards of a registry. */
export interface CardsBody {
  readonly site: Pick<Site, 'name'>;
  readonly header: RegistryHeader;
  readonly share: RegistryShare;
  /** The registrant's page from which one came. */
  readonly list: string;
}

/** The cards of a registry, for its registrants (SHARE-04). */
export const cardsStream = (dependencies: RegistrantPageDependencies): RegistrantPageStream<CardsBody> =>
  registrantPageStream(dependencies, (view) =>
    O.some({
      site: dependencies.site,
      header: view.header,
      share: registryShare(dependencies.site, view),
      list: paths.registrantList(view.grId),
    }),
  );
