import type { Cents, Site } from '@gift-registry/domain';
import { button, element } from './elements.ts';
import { testPaymentMessages as messages } from './messages.ts';

/** Asks in a dialog, in place of a bank's own page, whether the payer wants to pay that amount. Closing it means no. */
export const askToConfirm = (site: Site, amount: Cents): Promise<boolean> =>
  new Promise((resolve) => {
    let isApproved = false;
    const answer = (approved: boolean) => (): void => {
      isApproved = approved;
      dialog.close();
    };
    const dialog = element(
      'dialog',
      { class: 'test-payment-confirm', 'aria-labelledby': 'test-payment-title' },
      element('h2', { id: 'test-payment-title', class: 'display' }, messages.confirmTitle),
      element('p', {}, messages.confirmHelp(site, amount)),
      element(
        'div',
        {},
        button(messages.deny, 'default', answer(false)),
        button(messages.approve, 'filled', answer(true)),
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(isApproved);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
