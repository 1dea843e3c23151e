/*
 * [SET-01] [SET-02] [GREET-03] [PHOTO-06] A registry after its owners changed it: names, day, kind of event, greeting, biography, photo, and who sees it are as they were stated. Where gifts are
 * delivered is in no registry, so that no one learns it by looking at one.
 *
 * @example settingsAfter(exampleRegistry(), { _tag: 'DateMoved', eventDate: dayOf('2027-06-19') }).eventDate // => '2027-06-19'
 */
import { option as O } from 'fp-ts';
import type { Registry } from './registry.ts';
import type { SettingsFact } from './registry-fact.ts';

/** Applies the fact to the registry; the version is set by `applyEvent`. */
export const settingsAfter = (registry: Registry, fact: SettingsFact): Registry => {
  switch (fact._tag) {
    case 'AddressChanged':
    case 'FundsClosed':
      return registry;
    case 'GreetingWritten':
      return { ...registry, greeting: fact.greeting };
    case 'BiographyWritten':
      return { ...registry, biography: fact.biography };
    case 'PhotoChanged':
      return { ...registry, photo: fact.photo };
    case 'Renamed':
      return {
        ...registry,
        primaryFirstName: fact.primaryFirstName,
        primaryLastName: fact.primaryLastName,
        secondaryFirstName: fact.secondaryFirstName,
        secondaryLastName: fact.secondaryLastName,
      };
    case 'CoRegistrantJoined':
      return {
        ...registry,
        owners: [...registry.owners, fact.account],
        secondaryFirstName: fact.firstName,
        secondaryLastName: fact.lastName,
      };
    case 'CoRegistrantLeft':
      return {
        ...registry,
        owners: registry.owners.filter((owner) => owner !== fact.account),
        primaryFirstName: fact.primaryFirstName,
        primaryLastName: fact.primaryLastName,
        secondaryFirstName: O.none,
        secondaryLastName: O.none,
      };
    case 'DateMoved':
      return { ...registry, eventDate: fact.eventDate };
    case 'EventChanged':
      return { ...registry, eventType: fact.eventType };
    case 'VisibilityChanged':
      return { ...registry, visibility: fact.visibility };
    case 'SurpriseChanged':
      return { ...registry, surprise: fact.surprise };
  }
};
