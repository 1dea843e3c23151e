import { calls } from '@gift-registry/adapters-http/wire';
import { accountService, dataExportFile } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { option as O } from 'fp-ts';
import { limitHeavyWork } from '../http/heavy-work.ts';
import { mounting } from '../http/mount.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** Hashing a password takes some 50 ms; two are hashed at once, so who waits longest waits a second. Nobody is signed in yet where most are hashed. */
const PASSWORDS_UNDER_WAY = { ofEverybody: 40, retryAfterSeconds: 2 };

/** One's account: being signed in, having one made, its password, leaving (AUTH-06). */
export const accountRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const mount = mounting(service, parts);
  const account = accountService(parts.dependencies);
  const limited = limitHeavyWork(PASSWORDS_UNDER_WAY);
  mount.call(calls.accountConfig, ({ person }) => account(person).config);
  mount.call(calls.signIn, ({ person }, credentials) => limited(O.none, account(person).signIn(credentials)));
  mount.call(calls.signOut, ({ person }) => account(person).signOut);
  mount.call(calls.createAccount, ({ person }, request) => limited(O.none, account(person).create(request)));
  mount.call(calls.confirmAccount, ({ person }, request) => limited(O.none, account(person).confirm(request)));
  mount.call(calls.forgotPassword, ({ person }, email) => account(person).forgotPassword(email));
  mount.call(calls.resetPassword, ({ person }, request) => limited(O.none, account(person).resetPassword(request)));
  mount.call(calls.accountProfile, ({ person }) => account(person).profile);
  mount.call(calls.accountSessions, ({ person }) => account(person).sessions);
  mount.call(calls.endSession, ({ person }, id) => account(person).endSession(id));
  mount.call(calls.endOtherSessions, ({ person }) => account(person).endOtherSessions);
  mount.call(calls.accountData, ({ person }) => account(person).data, {
    // As the file that it shall be, should somebody open the address itself.
    send: (_request, reply, data) => {
      const { name, text } = dataExportFile(data);
      return reply.header('content-disposition', `attachment; filename="${name}"`).send(text);
    },
  });
  mount.call(calls.changePassword, ({ person }, change) => limited(O.none, account(person).changePassword(change)));
  mount.call(calls.removeAccount, ({ person }, request) => limited(O.none, account(person).remove(request)));
};
