export * from './active-filters.view.tsx';
export * from './choice-chips.tsx';
export * from './filter-dialog.view.tsx';
export * from './filter-fields.tsx';
export * from './filter-panel.view.tsx';
