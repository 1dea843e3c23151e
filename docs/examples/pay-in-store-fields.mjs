// @ts-check
// The part of pay-in-store.mjs on the page: a sentence in the place of fields. The service sends this file as it is.

/** @type {import('@gift-registry/domain/providers').ShowPaymentFields<HTMLElement>} */
const show = ({ element, options }) => {
  const sentence = document.createElement('p');
  sentence.textContent = `You pay when you come to ${options['store']}. We hold everything for you until then.`;
  element.append(sentence);
  return {
    token: async () => ({
      _tag: 'Right',
      right: /** @type {import('@gift-registry/domain/providers').PaymentToken} */ (`store-${crypto.randomUUID()}`),
    }),
    confirm: async () => ({ _tag: 'Right', right: undefined }),
    remove: () => sentence.remove(),
  };
};

export default show;
