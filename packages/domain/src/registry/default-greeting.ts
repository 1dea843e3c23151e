/** What guests read while the registrant has written no greeting of their own (GREET-02). */
export const DEFAULT_GREETING =
  'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!';
