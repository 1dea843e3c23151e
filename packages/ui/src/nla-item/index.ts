export { NLA_HEADING } from './lost-focus.ts';
export * from './nla-item.stream.ts';
export * from './nla-item.view.tsx';
export * from './nla-item-desk.ts';
export * from './nla-item-model.ts';
export * from './nla-item-source.ts';
