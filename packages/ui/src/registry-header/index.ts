export * from './about-registrants.tsx';
export { OwnerLinks } from './header-actions.tsx';
export * from './registry-header.view.tsx';
export * from './registry-names.tsx';
export * from './registry-photo.tsx';
export * from './sticking-head.tsx';
