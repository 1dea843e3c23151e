import { type SiteId, sites } from '@gift-registry/domain';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Whether it names one of the four sites. */
export const isSiteId = (value: unknown): value is SiteId => typeof value === 'string' && Object.hasOwn(sites, value);

const labels = Object.fromEntries(Object.values(sites).map(({ id, name }) => [id, name]));

/** Where a story is given a site by its name, it is chosen among the four: nothing else could be drawn. */
export const sitesToChoose: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      /^site(Id)?$/.test(name) && isSiteId(initialArgs[name])
        ? { ...argType, control: { type: 'select', labels }, options: Object.keys(sites) }
        : argType,
    ]),
  );
