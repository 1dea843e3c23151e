import { createContext, useContext } from 'react';
import { type ComponentMessages, englishMessages } from './component-messages.ts';

/** The texts of the components below; English without a provider. */
export const MessagesContext = createContext<ComponentMessages>(englishMessages);

/** The texts of the exported components. */
export const useMessages = (): ComponentMessages => useContext(MessagesContext);
