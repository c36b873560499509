import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { listGroups } from '#contract/groups/groups.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { GROUPS } from './group-table.ts'

/** Figures of groups of people in the current release, row by row. */
function serveGroups(app: FastifyInstance, { database }: Services): void {
  serve(app, listGroups, async ({ query, url }) => {
    const release = await currentRelease(database)
    const where = new Where()
      .ids('t.indicator', query.indicator)
      .ids('t.datasource', query.datasource)
      .ids('t.location', query.location)
      .ids('t.period', query.period, 'int')
      .texts('t.dimension', query.dimension)
      .texts('t.category', query.category)
    const number = where.parameter(release.number)
    where.and(`t.release_added <= ${number}::int`).and(`t.release_removed > ${number}::int`)
    return answerList(database, GROUPS, where, query, url)
  })
}

export const groupsFeature: Feature = { routes: serveGroups }
