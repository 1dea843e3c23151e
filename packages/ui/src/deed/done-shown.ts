/** How long a button says that it was done, in milliseconds (ADD-02, SHARE-02). */
export const DONE_SHOWN = 3_000;
