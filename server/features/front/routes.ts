import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  type AppliedFrontAnswer,
  applyFront as applyCall,
  applyFrontDraft as applyDraftCall,
  declineFrontDraft as declineDraftCall,
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
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { frontVersions } from './front-versions.ts'
import { decideDraft } from './decide-draft.ts'
import { offeredDrafts, ownDraft, saveDraft } from './drafts.ts'
import { WAITING_FRONTS } from './front-review.ts'
import { serveLogos } from './logo-routes.ts'

/** The front of the site: anybody signed in prepares one, administrators apply it and bring earlier ones back. */
function serveFront(app: FastifyInstance, { accounts }: Services): void {
  const { database } = accounts
  serve(app, readFront, async () => answerOf(await currentFront(database)))
  serve(app, readFrontDraft, async (call) => ({ draft: await ownDraft(database, signedIn(call).id) }))
  serve(app, saveFrontDraft, (call) =>
    database.transaction((transaction) => saveDraft(transaction, changeOf(call), call.body)),
  )
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
  serve(app, applyDraftCall, async (call) => {
    const { version, front_version: front } = call.body
    const verdict = { kind: 'approve' } as const
    await decideDraft(database, { ...call.path, version, front, verdict, change: changeOf(call) })
    return answerOf(await currentFront(database))
  })
  serve(app, declineDraftCall, async (call) => {
    const { version, reason } = call.body
    const verdict = { kind: 'decline', reason } as const
    await decideDraft(database, { ...call.path, version, front: null, verdict, change: changeOf(call) })
    return answerOf(await currentFront(database))
  })
  serveLogos(app, database)
}

function answerOf({ front, version, appliedAt }: AppliedFront): AppliedFrontAnswer {
  return { front: frontFields.parse(front), version, applied_at: appliedAt.toISOString() }
}

export const frontFeature: Feature = { routes: serveFront, waiting: [WAITING_FRONTS] }
