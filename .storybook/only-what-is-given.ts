import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The controls change what a story gives its component. What it does not give, or gives as an action, is described, and has no control that would lead nowhere. */
export const onlyWhatIsGiven: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const canBeTyped =
        argType.control !== undefined || (name in initialArgs && typeof initialArgs[name] !== 'function');
      return [name, canBeTyped ? argType : { ...argType, control: false }];
    }),
  );
