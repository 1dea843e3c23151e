import type { GuestCall } from './guest-call.ts';

const token = 'A'.repeat(43);
const wrongToken = [{ token: '' }, { token: 'A'.repeat(42) }, { token: `${'A'.repeat(42)}=` }];

/** Calls about an account, by their names in the table of calls. */
export const accountCalls = {
  createAccount: {
    method: 'POST',
    path: '/api/account/create',
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
    method: 'POST',
    path: '/api/account/confirm',
    body: { token, password: 'four quiet blue teapots' },
    wrongWithin: wrongToken,
  },
  forgotPassword: { method: 'POST', path: '/api/account/forgot-password', body: { email: 'rosa@example.com' } },
  resetPassword: {
    method: 'POST',
    path: '/api/account/reset-password',
    body: { token, password: 'four quiet blue teapots' },
    wrongWithin: wrongToken,
  },
  accountProfile: { method: 'GET', path: '/api/account/profile' },
  accountSessions: { method: 'GET', path: '/api/account/sessions' },
  endSession: {
    method: 'POST',
    path: '/api/account/sessions/end',
    body: { id: 'a'.repeat(64) },
    wrongWithin: [{ id: '' }, { id: 'a'.repeat(129) }, { id: '\u0000' }],
  },
  endOtherSessions: { method: 'POST', path: '/api/account/sessions/end-others' },
  accountData: { method: 'GET', path: '/api/account/data' },
  changePassword: {
    method: 'POST',
    path: '/api/account/change-password',
    body: { present: 'hydrangea-52', wanted: 'four quiet blue teapots' },
  },
  beginRegistry: {
    method: 'POST',
    path: '/api/registries',
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
    method: 'GET',
    path: '/api/registry/7310442/invitation',
    wrongPaths: ['/api/registry/12345/invitation', '/api/registry/7310442x/invitation'],
  },
  invite: { method: 'POST', path: '/api/registry/7310442/invitation', body: { email: 'rosa@example.com' } },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/registry/7310442/invitation',
    wrongPaths: ['/api/registry/12345/invitation'],
  },
  openInvitation: { method: 'POST', path: '/api/invitations/open', body: { token }, wrongWithin: wrongToken },
  acceptInvitation: { method: 'POST', path: '/api/invitations/accept', body: { token }, wrongWithin: wrongToken },
  removeAccount: {
    method: 'POST',
    path: '/api/account/delete',
    body: { password: 'hydrangea-52', goes: ['7310442'], stays: [] },
    wrongWithin: [{ goes: ['731'] }, { stays: '7310442' }],
  },
} as const satisfies Readonly<Record<string, GuestCall>>;
