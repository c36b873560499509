import type { FastifyInstance } from 'fastify'
import {
  changeCatalogueItem,
  listCatalogueItems,
  listCatalogueProposals,
  makeCatalogueItem,
  proposeCatalogueItem,
  readCatalogueItem,
  rejectCatalogueProposal,
  undoCatalogueChange,
} from '#contract/catalogue-items/catalogue-items.ts'
import { decideCatalogueConflicts, listCatalogueConflicts } from '#contract/data-import/data-set-conflicts.ts'
import { changeOf } from '#server/audit/change.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import { changeItem, makeItem, undoChange } from './change-items.ts'
import { decideConflicts, readConflicts } from './decide-conflicts.ts'
import { decideProposal, propose, readProposals, WAITING_PROPOSALS } from './proposals.ts'
import { listItems, readWhole } from './read-catalogue.ts'

/** Indicators and sources: made, edited and undone by administrators as releases, proposed by data officers. */
function serveCatalogueItems(app: FastifyInstance, { database }: Services): void {
  serve(app, listCatalogueItems, async ({ path }) => ({
    results: await listItems(database, path.kind),
  }))
  serve(app, readCatalogueItem, ({ path }) => readWhole(database, path.kind, path.id))
  serve(app, makeCatalogueItem, async (call) => {
    const made = await makeItem(database, call.path.kind, call.body, changeOf(call))
    call.reply.code(201)
    return made
  })
  serve(app, changeCatalogueItem, ({ path, body: { updated_at: seen, ...sent }, ...call }) =>
    changeItem(database, path, { ...sent, seen }, changeOf(call)),
  )
  serve(app, undoCatalogueChange, async (call) => {
    const undone = await undoChange(database, call.path.id, call.body.note, changeOf(call))
    call.reply.code(201)
    return undone
  })
  serve(app, listCatalogueConflicts, async () => ({ results: await readConflicts(database) }))
  serve(app, decideCatalogueConflicts, async (call) => {
    const { take, of, note } = call.body
    const decided = await decideConflicts(database, { take, of, note }, changeOf(call))
    call.reply.code(201)
    return decided
  })
  serve(app, listCatalogueProposals, async (call) => ({
    results: await readProposals(database, changeOf(call)),
  }))
  serve(app, proposeCatalogueItem, async (call) => {
    const { kind, ...sent } = call.body
    const made = await propose(database, kind, sent, changeOf(call))
    call.reply.code(201)
    return made
  })
  serve(app, rejectCatalogueProposal, async (call) => {
    const { id } = call.path
    const decision = { state: 'rejected', remark: call.body.remark } as const
    await database.transaction((transaction) => decideProposal(transaction, id, decision, changeOf(call)))
    return { id }
  })
}

export const catalogueItemsFeature: Feature = { routes: serveCatalogueItems, waiting: [WAITING_PROPOSALS] }
