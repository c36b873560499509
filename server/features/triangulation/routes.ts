import type { Language } from '#domain/message/language.ts'
import { languageOf } from '#languages/from-source.ts'
import { message } from '#domain/message/message.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ANALYSIS_VERSION } from '#contract/analysis/analysis.ts'
import {
  analyseTriangulation,
  type BroughtSources,
  type PublishedSources,
} from '#contract/triangulation/by-ids.ts'
import { readTriangulation, SOURCES_MISSING } from '#contract/triangulation/dashboard.ts'
import { MOST_PAIRS } from '#contract/triangulation/result.ts'
import { Problem } from '#domain/problem.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { judgeIndicator } from '#domain/triangulation/judged-indicator.ts'
import { commonIndicators } from '#domain/triangulation/question.ts'
import { type Triangulation, triangulate } from '#domain/triangulation/triangulate.ts'
import type { Database } from '#server/platform/database/database.ts'
import { explained } from '#server/platform/explained.ts'
import { inEnglish, inWords } from '#server/platform/in-english.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import { broughtQuestion } from './brought-question.ts'
import type { FieldNames } from './chosen-sources.ts'
import { earlierAnswer } from './earlier-answer.ts'
import { judgePublished } from './judge-published.ts'
import { oneByOne } from './one-by-one.ts'
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
  serve(app, analyseTriangulation, async ({ body, query, reply }) => {
    const language = languageOf(query.lang)
    if ('sources' in body) {
      const found = await judgeBrought(body, isOverWhenClosed(reply))
      return found ? wholeAnswer(found, null, language) : gone(reply)
    }
    const release = await currentRelease(database)
    const found = await triangulation(database, release, body, POSTED, reply)
    return found ? wholeAnswer(found, release, language) : gone(reply)
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
    return found ? earlierAnswer(inEnglish(found)) : gone(reply)
  })
}

/** Null when the caller has gone meanwhile. */
async function triangulation(
  database: Database,
  release: Release,
  asked: PublishedSources,
  fields: FieldNames,
  reply: FastifyReply,
): Promise<Triangulation | null> {
  const isOver = isOverWhenClosed(reply)
  const question = await publishedQuestion(database, release, asked, fields)
  const judged = await judgePublished(database, release.number, question, isOver)
  return judged && triangulate(question, judged, MOST_PAIRS)
}

/** The same for figures that the caller brings. */
async function judgeBrought(brought: BroughtSources, isOver: () => boolean): Promise<Triangulation | null> {
  const { question, points } = broughtQuestion(brought)
  const byIndicator = Map.groupBy(points, ({ indicator }) => indicator)
  const judge = (id: number) =>
    judgeIndicator(question, byId(question.reference.indicators, id), byIndicator.get(id) ?? [], [])
  const judged = await oneByOne(commonIndicators(question), judge, isOver)
  if (!judged) return null
  const found = triangulate(question, judged, MOST_PAIRS)
  return { ...found, caveats: [...found.caveats, message('answers.one-level')] }
}

/** Tells whether the caller has closed the connection before the answer was ready. */
function isOverWhenClosed({ raw }: FastifyReply): () => boolean {
  let isOver = false
  raw.once('close', () => {
    isOver = true
  })
  return () => isOver
}

/** Nobody is there to answer. */
function gone(reply: FastifyReply): FastifyReply {
  reply.hijack()
  return reply
}

function wholeAnswer(found: Triangulation, release: Release | null, language: Language) {
  return {
    method: 'triangulation',
    version: ANALYSIS_VERSION,
    ...explained(inWords(found, language), language),
    inputs: { ...found.inputs, release: release && { number: release.number, hash: release.hash } },
  }
}

function sourcesMissing(primary: number | null): Problem {
  const field = primary === null ? EARLIER.primary : 'secondary_datasource'
  return new Problem('invalid-input', SOURCES_MISSING, { [field]: [SOURCES_MISSING] })
}
