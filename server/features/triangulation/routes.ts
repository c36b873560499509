import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { Language } from '#domain/message/language.ts'
import { languageOf } from '#languages/from-source.ts'
import type { FastifyInstance } from 'fastify'
import { ANALYSIS_VERSION } from '#contract/analysis/analysis-version.ts'
import { analyseTriangulation } from '#contract/triangulation/by-ids.ts'
import { readTriangulation, SOURCES_MISSING } from '#contract/triangulation/dashboard.ts'
import { Problem } from '#domain/problem.ts'
import type { Triangulation } from '#domain/triangulation/triangulate.ts'
import { explained } from '#server/platform/explained.ts'
import { inWords } from '#domain/message/in-words.ts'
import { inEnglish } from '#server/platform/in-english.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { askerOf } from '#server/work/asker.ts'
import { currentRelease, type Release } from '#server/release/current-release.ts'
import type { FieldNames } from './chosen-sources.ts'
import { earlierAnswer } from './earlier-answer.ts'
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
function serveTriangulation(app: FastifyInstance, { database, calculations }: Services): void {
  serve(app, analyseTriangulation, async ({ body, query, request, reply }) => {
    const language = languageOf(query.lang)
    const asker = askerOf(request, reply)
    if ('sources' in body) {
      return wholeAnswer(await calculations.run('triangulation', body, asker), null, language)
    }
    const release = await currentRelease(database)
    const question = await publishedQuestion(database, release, body, POSTED)
    const found = await calculations.run(
      'triangulation-of-release',
      { release: release.number, question },
      asker,
    )
    return wholeAnswer(found, release, language)
  })

  serve(app, readTriangulation, async ({ query, request, reply }) => {
    const asked = {
      primary: query.primary_datasource,
      comparisons: [query.secondary_datasource, query.third_datasource].filter((id) => id !== null),
      indicator: query.indicator_id,
      location: query.location_id,
    }
    const { primary } = asked
    if (primary === null || query.secondary_datasource === null) throw sourcesMissing(primary)
    const release = await currentRelease(database)
    const asker = askerOf(request, reply)
    const question = await publishedQuestion(database, release, { ...asked, primary }, EARLIER)
    const found = await calculations.run(
      'triangulation-of-release',
      { release: release.number, question },
      asker,
    )
    return earlierAnswer(inEnglish(found))
  })
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

export const triangulationFeature: Feature = { routes: serveTriangulation }
