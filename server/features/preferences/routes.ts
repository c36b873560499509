import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { keptAfter, preferencesOf, usualNotifications } from '#domain/account/preferences.ts'
import { changePreferences, readPreferences } from '#contract/account/preferences.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'

/** People's own choices. */
function servePreferences(app: FastifyInstance, { database }: Services): void {
  serve(app, readPreferences, async (call) => {
    const account = signedIn(call)
    const [row] = await database.query<{ preferences: unknown }>(
      'select preferences from account where id = $1',
      [account.id],
    )
    return preferencesOf(row?.preferences, usualNotifications(account))
  })
  serve(app, changePreferences, async (call) => {
    const account = signedIn(call)
    return database.transaction(async (transaction) => {
      // Locked, so that two changes at once keep both.
      const [row] = await transaction.query<{ preferences: unknown }>(
        'select preferences from account where id = $1 for update',
        [account.id],
      )
      const after = keptAfter(row?.preferences, call.body)
      await transaction.query('update account set preferences = $2::jsonb where id = $1', [
        account.id,
        JSON.stringify(after),
      ])
      return preferencesOf(after, usualNotifications(account))
    })
  })
}

export const preferencesFeature: Feature = { routes: servePreferences }
