/*
 * [ITEM-06] Reads the two numbers of a retailer's message about a product: its type and its alert level. An unknown number is the default type, and information.
 *
 * Laws:
 * - every number of the tables is read as its name
 * - any other number is `default`, or `info`
 *
 * @example messageTypeOf(8) // => 'default'
 */

/** How to read: what a message is about, and its number in other systems. */
export const messageTypes = {
  vendorDropShip: 0,
  availability: 1,
  freeShippingPopup: 2,
  onlineOnly: 3,
  item: 4,
  beingDiscontinued: 5,
  storePickup: 6,
  default: 7,
} as const;

/** How to read: how loud a message is, and its number in other systems. */
export const alertLevels = { success: 0, info: 1, warning: 2, danger: 3 } as const;

/** What a message is about. */
export type MessageType = keyof typeof messageTypes;
/** How loud a message is. */
export type AlertLevel = keyof typeof alertLevels;

const reading = <Name extends string>(numbers: Readonly<Record<Name, number>>, otherwise: Name) => {
  const isName = (name: string): name is Name => Object.hasOwn(numbers, name);
  const names = Object.keys(numbers).filter(isName);
  return (number: number): Name => names.find((name) => numbers[name] === number) ?? otherwise;
};

/** What a message of that number is about; total. */
export const messageTypeOf = reading<MessageType>(messageTypes, 'default');

/** How loud a message of that number is; total. */
export const alertLevelOf = reading<AlertLevel>(alertLevels, 'info');
