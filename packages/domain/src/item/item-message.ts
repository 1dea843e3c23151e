/*
 * [ITEM-06] Reads the two numbers of a retailer's message about a product: its type and its alert level. An unknown number is the default type, and information.
 *
 * @example messageTypeOf(8) // => 'default'
 */

/** The numbers that other systems use for the topics of messages. */
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

/** The numbers that other systems use for the severity of messages. */
export const alertLevels = { success: 0, info: 1, warning: 2, danger: 3 } as const;

/** The topic of a message. */
export type MessageType = keyof typeof messageTypes;
/** The severity of a message. */
export type AlertLevel = keyof typeof alertLevels;

const reading = <Name extends string>(numbers: Readonly<Record<Name, number>>, otherwise: Name) => {
  const isName = (name: string): name is Name => Object.hasOwn(numbers, name);
  const names = Object.keys(numbers).filter(isName);
  return (number: number): Name => names.find((name) => numbers[name] === number) ?? otherwise;
};

/** The topic with that number; `default` for an unknown number. */
export const messageTypeOf = reading<MessageType>(messageTypes, 'default');

/** The severity with that number; `info` for an unknown number. */
export const alertLevelOf = reading<AlertLevel>(alertLevels, 'info');
