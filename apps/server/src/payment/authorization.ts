import type { Authorization } from '@gift-registry/domain';

/** Whether the text can be a payment service's authorization reference: any but an empty one. */
export const isAuthorization = (text: string): text is Authorization => text.length > 0;
