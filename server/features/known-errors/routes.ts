import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  decideFinding,
  type FindingDetail,
  listFindings,
  listTouchedFigures,
  readFinding,
  summariseFindings,
} from '#contract/data-audit/known-errors.ts'
import type { Language } from '#domain/message/language.ts'
import { Problem } from '#domain/problem.ts'
import { english, languageOf } from '#languages/from-source.ts'
import { changeOf } from '#server/audit/change.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { summaryOf } from './audit-summary.ts'
import { decide } from './decide-finding.ts'
import { findingDetailOf } from './finding-row.ts'
import {
  decisionsOf,
  findingsSoon,
  type KnownFinding,
  knownFindings,
  type KnownFindings,
} from './known-findings.ts'
import { answerFindings } from './list-findings.ts'
import { touchedFigures } from './touched-figures.ts'

/** The data audit's findings in the current release: read by everybody, answered by those who may. */
function serveKnownErrors(app: FastifyInstance, { database, audits }: Services): void {
  const known = () => knownFindings(database, audits)
  const detail = async (key: string, language: Language = english): Promise<FindingDetail> => {
    const all = await known()
    return findingDetailOf(findingIn(all, key), await decisionsOf(database, key), all.reference, language)
  }
  serve(app, listFindings, async ({ query, url }) => answerFindings(await known(), query, url))
  serve(app, summariseFindings, async () => summaryOf(await known()))
  serve(app, listTouchedFigures, async ({ query }) =>
    touchedFigures(await findingsSoon(database, audits), query.indicator),
  )
  serve(app, readFinding, ({ path, query }) => detail(path.key, languageOf(query.lang)))
  serve(app, decideFinding, async (call) => {
    const all = await known()
    const about = { finding: findingIn(all, call.path.key), reference: all.reference }
    await decide(database, about, call.body, changeOf(call))
    call.reply.code(201)
    return detail(call.path.key)
  })
}

function findingIn({ findings }: KnownFindings, key: string): KnownFinding {
  const finding = findings.find((one) => one.key === key)
  if (finding) return finding
  throw new Problem('not-found', `There is no finding ${key} in the current release.`)
}

export const knownErrorsFeature: Feature = { routes: serveKnownErrors }
