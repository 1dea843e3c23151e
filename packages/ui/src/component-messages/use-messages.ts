import { createContext, useContext } from 'react';
import { type ComponentMessages, englishMessages } from './component-messages.ts';

/** The texts of the components inside; English unless a provider says otherwise. */
export const MessagesContext = createContext<ComponentMessages>(englishMessages);

/** The texts of the components that others use. */
export const useMessages = (): ComponentMessages => useContext(MessagesContext);
