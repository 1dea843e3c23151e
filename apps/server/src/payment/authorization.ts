import type { Authorization } from '@gift-registry/domain';

/** Whether the text can be a payment service's name for money that is set aside: any but none. */
export const isAuthorization = (text: string): text is Authorization => text.length > 0;
