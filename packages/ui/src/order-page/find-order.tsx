import { findOrderMessages, type Site } from '@gift-registry/domain';
import { useFocusFallback } from '../dialog/index.ts';
import { FormField, FormLinks, FormPage, FormSheet, fieldMessage } from '../form/index.ts';
import { useDocumentTitle, useStateValue } from '../observe/index.ts';
import type { OrderPageStream } from './order-page.stream.ts';

const ids = { orderNumber: 'find-order-number', email: 'find-order-email' } as const;

interface FindOrderProps {
  readonly stream: Pick<OrderPageStream, 'find'>;
  readonly site: Site;
  /** Whether the page was opened by a link that matches no order. */
  readonly isLinkUnknown: boolean;
}

/** Looks an order up by its number and email (GIVE-02). */
export const FindOrder = ({ stream: { find }, site, isLinkUnknown }: FindOrderProps) => {
  const { values, wrong, state, focusOn } = useStateValue(find.model);
  useDocumentTitle(findOrderMessages.pageTitle(site));
  useFocusFallback(
    focusOn,
    wrong.map((field) => ids[field]),
  );
  return (
    <FormPage
      title={isLinkUnknown ? findOrderMessages.linkUnknown : findOrderMessages.title}
      help={isLinkUnknown ? findOrderMessages.linkUnknownHelp : findOrderMessages.help}
    >
      <FormSheet
        messages={findOrderMessages}
        state={state}
        isSending={state._tag === 'Pending' || state._tag === 'Succeeded'}
        onSubmit={find.submit}
      >
        <FormField
          id={ids.orderNumber}
          kind="text"
          label={findOrderMessages.orderNumber}
          description={findOrderMessages.orderNumberHelp}
          autoComplete="off"
          value={values.orderNumber}
          error={fieldMessage({ wrong, state }, 'orderNumber', findOrderMessages.orderNumberMissing)}
          onEdit={(text) => find.edit('orderNumber', text)}
        />
        <FormField
          id={ids.email}
          kind="email"
          label={findOrderMessages.email}
          autoComplete="email"
          value={values.email}
          error={fieldMessage({ wrong, state }, 'email', findOrderMessages.emailInvalid(values.email))}
          onEdit={(text) => find.edit('email', text)}
        />
      </FormSheet>
      <FormLinks>{findOrderMessages.callUs(site.phone)}</FormLinks>
    </FormPage>
  );
};
