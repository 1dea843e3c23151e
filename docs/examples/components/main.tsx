/** Reads a registry from the service and shows its gifts. */
import { cartHttp, openRegistryHttp } from '@gift-registry/adapters-http';
import { parseGrId } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { createRoot } from 'react-dom/client';
import { GiftList } from './gift-list.tsx';
import '@gift-registry/ui/styles.css';

const connection = { base: '', fetch: (url: string, request: RequestInit) => fetch(url, request) };
const number = new URLSearchParams(location.search).get('registry') ?? '100200300';

const show = async (root: HTMLElement): Promise<void> => {
  const grId = parseGrId(number);
  const opened = O.isSome(grId)
    ? await openRegistryHttp(connection)({ grId: grId.value, viewing: 'guest' })()
    : undefined;
  if (opened === undefined || E.isLeft(opened)) {
    root.textContent = `La liste ${number} n’est pas disponible.`;
    return;
  }
  const openItem = ({ sku }: { readonly sku: string }): void => {
    location.href = `/product/${sku}`;
  };
  createRoot(root).render(
    <GiftList registry={opened.right} addToCart={cartHttp(connection).add} openItem={openItem} />,
  );
};

const root = document.getElementById('root');
if (root !== null) await show(root);
