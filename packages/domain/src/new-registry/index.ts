export * from './begun-registry.ts';
export * from './event-order.ts';
export * from './form-steps.ts';
export * from './read-form.ts';
export * from './registry-form.ts';
