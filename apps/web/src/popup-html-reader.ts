export { readPopupHtml } from '@gift-registry/ui';
