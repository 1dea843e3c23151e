import type { Visibility } from '@gift-registry/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Who sees a registry, as its row has it. */
export const visibilityColumns = (
  visibility: Visibility,
): Pick<Insertable<Tables['registries']>, 'visibility' | 'link_key'> => {
  switch (visibility._tag) {
    case 'Findable':
      return { visibility: 'findable', link_key: null };
    case 'LinkOnly':
      return { visibility: 'link', link_key: visibility.key };
    case 'Private':
      return { visibility: 'private', link_key: null };
  }
};
