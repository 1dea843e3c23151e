/** Lets everything pass; who meets it need not ask at all. */
export const everything = (): boolean => true;
