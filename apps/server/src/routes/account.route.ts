import { calls } from '@gift-registry/adapters-http/wire';
import { accountService, dataExportFile } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { option as O } from 'fp-ts';
import { callRoutes } from '../http/call-routes.ts';
import { limitHeavyWork } from '../http/heavy-work.ts';
import type { ServiceContext } from '../service-context.ts';

/** Hashing a password takes some 50 ms; two are hashed at once, so the longest wait is a second. Most hashing happens before anybody is signed in. */
const PASSWORD_HASHING_LIMIT = { ofEverybody: 40, retryAfterSeconds: 2 };

/** The routes of an account: sign-in, creation, password, deletion (AUTH-06). */
export const accountRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context);
  const account = accountService(context.dependencies);
  const limited = limitHeavyWork(PASSWORD_HASHING_LIMIT);
  routes.call(calls.accountConfig, ({ person }) => account(person).config);
  routes.call(calls.signIn, ({ person }, credentials) => limited(O.none, account(person).signIn(credentials)));
  routes.call(calls.signOut, ({ person }) => account(person).signOut);
  routes.call(calls.createAccount, ({ person }, request) => limited(O.none, account(person).create(request)));
  routes.call(calls.confirmAccount, ({ person }, request) => limited(O.none, account(person).confirm(request)));
  routes.call(calls.forgotPassword, ({ person }, email) => account(person).forgotPassword(email));
  routes.call(calls.resetPassword, ({ person }, request) => limited(O.none, account(person).resetPassword(request)));
  routes.call(calls.accountProfile, ({ person }) => account(person).profile);
  routes.call(calls.accountSessions, ({ person }) => account(person).sessions);
  routes.call(calls.endSession, ({ person }, id) => account(person).endSession(id));
  routes.call(calls.endOtherSessions, ({ person }) => account(person).endOtherSessions);
  routes.call(calls.accountData, ({ person }) => account(person).data, {
    // Sent as a download, in case a person opens the address directly.
    send: (_request, reply, data) => {
      const { name, text } = dataExportFile(data);
      return reply.header('content-disposition', `attachment; filename="${name}"`).send(text);
    },
  });
  routes.call(calls.changePassword, ({ person }, change) => limited(O.none, account(person).changePassword(change)));
  routes.call(calls.changeName, ({ person }, names) => account(person).changeName(names));
  routes.call(calls.changeEmail, ({ person }, change) => limited(O.none, account(person).changeEmail(change)));
  routes.call(calls.confirmEmail, ({ person }, token) => account(person).confirmEmail(token));
  routes.call(calls.removeAccount, ({ person }, request) => limited(O.none, account(person).remove(request)));
};
