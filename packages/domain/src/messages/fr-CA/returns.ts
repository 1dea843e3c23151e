import type * as en from '../en/returns.ts';
import type { Translated } from '../translated.ts';

export const NOT_RETURNED: Translated<typeof en.NOT_RETURNED> =
  'Les cadeaux personnalisés ou fabriqués sur commande ne peuvent pas être retournés.';
