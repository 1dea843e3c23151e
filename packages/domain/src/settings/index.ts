export * from './check-settings.ts';
export * from './delivery-dates.ts';
export * from './registry-settings.ts';
export * from './requested-settings.ts';
export * from './settings-decisions.ts';
export * from './settings-draft.ts';
export * from './settings-facts.ts';
export * from './settings-form.ts';
