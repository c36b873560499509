import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  deletePolicyRun,
  generatePolicy,
  keepPolicyRun,
  listPolicyRuns,
  simulatePolicy,
} from '#contract/policy/policy.ts'
import { languageOf } from '#languages/from-source.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { askerOf } from '#server/work/asker.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { keepRun, removeRun, runsOf } from './policy-runs.ts'
import { readPolicy } from '#server/policy/read-policy.ts'
import { leversOf, simulationAnswer } from '#server/policy/simulate-levers.ts'
import { wirePolicy } from '#server/policy/wire-policy.ts'

/** The policy simulator: the proposals, their effects, and the runs that a person kept. */
function servePolicy(app: FastifyInstance, { database, calculations }: Services): void {
  serve(app, generatePolicy, async ({ body }) =>
    wirePolicy(await readPolicy(database, body), languageOf(body.lang)),
  )
  serve(app, simulatePolicy, async ({ body, request, reply }) => {
    const at = await readPolicy(database, { location: body.location })
    const language = languageOf(body.lang)
    const levers = leversOf(at, body, language)
    const result = await calculations.run('policy', levers, askerOf(request, reply))
    return simulationAnswer(at, { levers, result, unitCost: body.unit_cost }, language)
  })
  serve(app, listPolicyRuns, (call) => runsOf(database, signedIn(call).id))
  serve(app, keepPolicyRun, (call) => keepRun(database, signedIn(call).id, call.body))
  serve(app, deletePolicyRun, (call) => removeRun(database, signedIn(call).id, call.path.id))
}

export const policyFeature: Feature = { routes: servePolicy }
