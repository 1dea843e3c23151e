export { DoneActions, ItemSummary, ProblemBand } from './item-summary.tsx';
export * from './nla-item.stream.ts';
export * from './nla-item.view.tsx';
export * from './nla-item-model.ts';
