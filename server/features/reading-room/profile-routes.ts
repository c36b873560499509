import type { FastifyInstance } from 'fastify'
import {
  endReadingLetters,
  followTopic,
  keepReadingProfile,
  leaveReadingRoom,
  readReadingProfile,
} from '#contract/reading-room/profile.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { linkKeysOf } from '#server/identity/link-keys.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import { serveOneClick } from '#server/platform/http/one-click.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { endLetters, follow, join, leave, readProfile, switchLetters, unfollow } from './reading-profile.ts'

/** By these a reader ends the letters without signing in. */
export const readingLetterKeys = (database: Database) => linkKeysOf(database, 'reading-letters')

/** The topics that somebody follows in the reading room, and the weekly letter about them. */
export function serveReadingProfile(app: FastifyInstance, accounts: Accounts): void {
  const { database, limits } = accounts
  const keys = readingLetterKeys(database)
  serve(app, readReadingProfile, (call) => readProfile(database, signedIn(call)))
  serve(app, keepReadingProfile, (call) =>
    database.transaction(async (transaction) => {
      const reader = signedIn(call)
      await join(transaction, reader)
      await switchLetters(transaction, reader, call.body.letters)
      return readProfile(transaction, reader)
    }),
  )
  serve(app, leaveReadingRoom, async (call) => {
    await database.transaction((transaction) => leave(transaction, signedIn(call)))
    return { detail: 'You left the reading room. What you wrote stays until you remove it.' }
  })
  serve(app, followTopic, (call) =>
    database.transaction(async (transaction) => {
      const reader = signedIn(call)
      const { followed, ...topic } = call.body
      await join(transaction, reader)
      await (followed ? follow : unfollow)(transaction, reader, topic)
      return readProfile(transaction, reader)
    }),
  )
  serveOneClick(app, (mail) =>
    serve(mail, endReadingLetters, async ({ query, request }) => {
      await limits.take('link', callerOf(request.ip))
      const id = (await keys()).idOf(query.key)
      if (id === null) throw new Problem('not-found', 'This link is incomplete.')
      await endLetters(database, id)
      return { detail: 'You get no e-mails from the reading room any more.' }
    }),
  )
}
