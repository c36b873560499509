import type { FastifyInstance } from 'fastify'
import { exportAccount } from '#contract/account/own-sessions.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { exportedTables } from './exported-tables.ts'

/** Everything that is kept about the person who asks, as a file. */
export function serveAccountExport(app: FastifyInstance, { database }: Accounts): void {
  serve(app, exportAccount, async (call) => {
    call.reply.header('content-disposition', 'attachment; filename="msdat-account.json"')
    return database.transaction((transaction) => exportedTables(transaction, signedIn(call).id))
  })
}
