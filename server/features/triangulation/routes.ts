import type { FastifyInstance, FastifyReply } from 'fastify'
import { ANALYSIS_VERSION } from '#contract/analysis/analysis.ts'
import { analyseTriangulation, type PublishedSources } from '#contract/analysis/triangulation.ts'
import { readTriangulation, SOURCES_MISSING } from '#contract/triangulation/dashboard.ts'
import { MOST_PAIRS } from '#contract/triangulation/result.ts'
import { Problem } from '#domain/problem.ts'
import { type Triangulation, triangulate } from '#domain/triangulation/triangulate.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { judgeBrought } from './brought-question.ts'
import type { FieldNames } from './chosen-sources.ts'
import { earlierAnswer } from './earlier-answer.ts'
import { judgePublished } from './judge-published.ts'
import { publishedQuestion } from './published-question.ts'

const POSTED: FieldNames = {
  primary: 'primary',
  comparisons: ['comparisons.0', 'comparisons.1'],
  indicator: 'indicator',
  location: 'location',
}

const EARLIER: FieldNames = {
  primary: 'primary_datasource',
  comparisons: ['secondary_datasource', 'third_datasource'],
  indicator: 'indicator_id',
  location: 'location_id',
}

/** Two or three sources side by side, of the published data or brought by the caller. */
export function serveTriangulation(app: FastifyInstance, database: Database): void {
  serve(app, analyseTriangulation, async ({ body, reply }) => {
    if ('sources' in body) {
      const { question, judged } = judgeBrought(body)
      return wholeAnswer(triangulate(question, judged, MOST_PAIRS), null)
    }
    const release = await currentRelease(database)
    const found = await triangulation(database, release, body, POSTED, reply)
    return found ? wholeAnswer(found, release) : reply
  })

  serve(app, readTriangulation, async ({ query, reply }) => {
    const asked = {
      primary: query.primary_datasource,
      comparisons: [query.secondary_datasource, query.third_datasource].filter((id) => id !== null),
      indicator: query.indicator_id,
      location: query.location_id,
    }
    const { primary } = asked
    if (primary === null || query.secondary_datasource === null) throw sourcesMissing(primary)
    const release = await currentRelease(database)
    const found = await triangulation(database, release, { ...asked, primary }, EARLIER, reply)
    return found ? earlierAnswer(found) : reply
  })
}

/** Null when the caller has gone meanwhile; the reply is then closed. */
async function triangulation(
  database: Database,
  release: Release,
  asked: PublishedSources,
  fields: FieldNames,
  reply: FastifyReply,
): Promise<Triangulation | null> {
  let isOver = false
  reply.raw.once('close', () => {
    isOver = true
  })
  const question = await publishedQuestion(database, release, asked, fields)
  const judged = await judgePublished(database, release.number, question, () => isOver)
  if (judged) return triangulate(question, judged, MOST_PAIRS)
  reply.hijack()
  return null
}

function wholeAnswer(found: Triangulation, release: Release | null) {
  return {
    method: 'triangulation',
    version: ANALYSIS_VERSION,
    ...found,
    inputs: { ...found.inputs, release: release && { number: release.number, hash: release.hash } },
  }
}

function sourcesMissing(primary: number | null): Problem {
  const field = primary === null ? EARLIER.primary : 'secondary_datasource'
  return new Problem('invalid-input', SOURCES_MISSING, { [field]: [SOURCES_MISSING] })
}
