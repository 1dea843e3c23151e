import type { LoadPaymentFields } from '@gift-registry/ui';
import { afterFiles } from './fetched-files.ts';

/** Loads the script of the payment service's fields, which the service sends from its own origin. */
export const loadPaymentFields: LoadPaymentFields = async (script) => {
  const { default: show } = await afterFiles([script], () => import(/* @vite-ignore */ script));
  return show;
};
