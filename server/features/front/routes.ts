import type { FastifyInstance } from 'fastify'
import {
  type AppliedFrontAnswer,
  applyFront as applyCall,
  frontFields,
  listFrontDrafts,
  listFrontVersions,
  readFront,
  readFrontDraft,
  restoreFront as restoreCall,
  saveFrontDraft,
} from '#contract/front/front.ts'
import { changeOf } from '#server/audit/change.ts'
import { applyFront, restoreFront } from '#server/front/apply-front.ts'
import { type AppliedFront, currentFront } from '#server/front/current-front.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { frontVersions } from './front-versions.ts'
import { offeredDrafts, ownDraft, saveDraft } from './drafts.ts'
import { serveLogos } from './logo-routes.ts'

/** The front of the site: anybody signed in prepares one, administrators apply it and bring earlier ones back. */
export function serveFront(app: FastifyInstance, accounts: Accounts): void {
  const { database } = accounts
  serve(app, readFront, async () => answerOf(await currentFront(database)))
  serve(app, readFrontDraft, async (call) => ({ draft: await ownDraft(database, signedIn(call).id) }))
  serve(app, saveFrontDraft, (call) => saveDraft(database, signedIn(call).id, call.body))
  serve(app, listFrontDrafts, async () => ({ results: await offeredDrafts(database) }))
  serve(app, listFrontVersions, async () => ({ results: await frontVersions(database) }))
  serve(app, applyCall, async (call) => {
    return answerOf(
      await database.transaction((transaction) => applyFront(transaction, changeOf(call), call.body)),
    )
  })
  serve(app, restoreCall, async (call) => {
    const wanted = { ...call.path, ...call.body }
    return answerOf(
      await database.transaction((transaction) => restoreFront(transaction, changeOf(call), wanted)),
    )
  })
  serveLogos(app, database)
}

function answerOf({ front, version, appliedAt }: AppliedFront): AppliedFrontAnswer {
  return { front: frontFields.parse(front), version, applied_at: appliedAt.toISOString() }
}
