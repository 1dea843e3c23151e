import { asksToAddTo, type GrId, registryKeptAt } from '@gift-registry/domain';
import type { ChosenMemory } from '@gift-registry/ui';
import { function as F, option as O } from 'fp-ts';
import { initialFor } from './initial-registry.ts';
import type { ScreenParts } from './screen-parts.ts';

/** Keeps the registry in mind on whose page one is as its registrant: things are added to it from then on (ADD-01). A way into the shop that names one has then said so, also where there is no such registry. */
export const keepRegistryInMind = (
  { firstPage, asking }: Pick<ScreenParts, 'firstPage' | 'asking'>,
  address: string,
  memory: Pick<ChosenMemory, 'keep'>,
): void => {
  F.pipe(
    registryKeptAt(address),
    O.filter((grId: GrId) =>
      F.pipe(
        initialFor(firstPage, { grId, viewing: 'own' }),
        O.match(
          () => true,
          ({ view }) => view.role === 'registrant',
        ),
      ),
    ),
    O.match(
      () => undefined,
      (grId) => memory.keep(grId)(),
    ),
  );
  if (asksToAddTo(address)) asking('addTo').clear();
};
