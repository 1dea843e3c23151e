export * from './active-filters.view.tsx';
export * from './choice-chips.tsx';
export * from './filter-panel.view.tsx';
export * from './lazy-filter-dialog.tsx';
