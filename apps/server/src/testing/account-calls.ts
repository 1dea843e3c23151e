import type { CallForm } from './call-form.ts';

const token = 'A'.repeat(43);
const wrongToken = [{ token: '' }, { token: 'A'.repeat(42) }, { token: `${'A'.repeat(42)}=` }];

/** Calls about an account, by their names in the table of calls. */
export const accountCalls = {
  createAccount: {
    body: {
      firstName: 'Rosa',
      lastName: 'Almeida',
      email: 'rosa@example.com',
      password: 'four quiet blue teapots',
      returnUrl: '/checkout/cart',
    },
    optional: ['returnUrl'],
    wrongWithin: [{ email: `${'x'.repeat(250)}@a.de` }, { firstName: 'a\nb' }, { password: 'x'.repeat(1_001) }],
  },
  confirmAccount: {
    body: { token, password: 'four quiet blue teapots' },
    wrongWithin: wrongToken,
  },
  forgotPassword: { body: { email: 'rosa@example.com' } },
  resetPassword: {
    body: { token, password: 'four quiet blue teapots' },
    wrongWithin: wrongToken,
  },
  accountProfile: {},
  accountSessions: {},
  endSession: {
    body: { id: 'a'.repeat(64) },
    wrongWithin: [{ id: '' }, { id: 'a'.repeat(129) }, { id: '\u0000' }],
  },
  endOtherSessions: {},
  accountData: {},
  changePassword: {
    body: { present: 'hydrangea-52', wanted: 'four quiet blue teapots' },
  },
  changeName: { body: { firstName: 'Rosa', lastName: 'Almeida' }, optional: ['firstName', 'lastName'] },
  changeEmail: { body: { email: 'rosa.almeida@example.com', password: 'hydrangea-52' } },
  confirmEmail: { body: { token }, wrongWithin: wrongToken },
  beginRegistry: {
    body: {
      registryTypeCode: 'br',
      eventDate: '2027-06-12',
      primaryFirstName: 'Rosa',
      primaryLastName: 'Almeida',
      secondaryFirstName: '',
      secondaryLastName: '',
      greeting: '',
      address: { line1: '2180 North Halsted Street', city: 'Chicago', region: 'IL', postalCode: '60614' },
    },
    optional: ['secondaryFirstName', 'secondaryLastName', 'greeting', 'address'],
    wrongWithin: [
      { primaryFirstName: 'x'.repeat(2_001) },
      { address: {} },
      { address: { line1: '1 Elm Street', city: 'Chicago', region: 'IL', postalCode: 60614 } },
      { address: { line1: '1 Elm Street', city: 'Chicago', region: 'IL', postalCode: '60614', country: 'US' } },
      { ownerId: 'account-amelia' },
      { grId: '7310442' },
    ],
  },
  coRegistrant: {
    wrongPaths: ['/api/registry/12345/invitation', '/api/registry/7310442x/invitation'],
  },
  invite: { body: { email: 'rosa@example.com' } },
  revokeInvitation: {
    wrongPaths: ['/api/registry/12345/invitation'],
  },
  openInvitation: { body: { token }, wrongWithin: wrongToken },
  acceptInvitation: { body: { token }, wrongWithin: wrongToken },
  removeAccount: {
    body: { password: 'hydrangea-52', goes: ['7310442'], stays: [] },
    wrongWithin: [{ goes: ['731'] }, { stays: '7310442' }],
  },
} as const satisfies Readonly<Record<string, CallForm>>;
