export * from './day-changes.ts';
export * from './registry.stream.ts';
export type { InitialRegistry, RegistryChange, RegistryModel } from './registry-state.ts';
