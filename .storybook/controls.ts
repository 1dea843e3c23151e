import { sites } from '@gift-registry/domain/testing/arbitrary';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const isSiteId = (value: unknown): value is keyof typeof sites =>
  typeof value === 'string' && Object.hasOwn(sites, value);

const labels = Object.fromEntries(Object.values(sites).map(({ id, name }) => [id, name]));

/** Offers the demo's sites as options for story args that take a site id. */
export const siteControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      /^site(Id)?$/.test(name) && isSiteId(initialArgs[name])
        ? { ...argType, control: { type: 'select', labels }, options: Object.keys(sites) }
        : argType,
    ]),
  );

/** Keeps controls for the args that a story passes; other args, and actions, are described without a control that would do nothing. */
export const controlsOfArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const canBeTyped =
        argType.control !== undefined || (name in initialArgs && typeof initialArgs[name] !== 'function');
      return [name, canBeTyped ? argType : { ...argType, control: false }];
    }),
  );
