import type { FastifyInstance } from 'fastify'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import { countPhrasings, phraseAnswer } from '#contract/assistant/phrasing.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Limits } from '#server/identity/limits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { callerOf } from '#server/platform/http/network.ts'
import type { ModelVariables } from '#server/platform/model-variables.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'
import { countOutcome, recentOutcomes } from './outcomes.ts'
import { openPhrasing } from './phrasing.ts'

interface PhrasingServices {
  readonly database: Database
  readonly limits: Limits
  /** Null: answers stay as they are. */
  readonly model: ModelVariables | null
  /** The names that answers may have. */
  readonly known: () => Promise<ReferenceData>
}

/** Gives an answer the name by which it can be phrased, where that is possible. */
export type Offer = (answer: AssistantAnswer) => Promise<AssistantAnswer>

/** Answers in the words of a language model, where one is configured and administrators leave it open. */
export function servePhrasing(
  app: FastifyInstance,
  { database, limits, model, known }: PhrasingServices,
): Offer {
  const phrasing = model && openPhrasing(model, database, known)
  const isOpen = async () => (await platformSettings(database)).phrasingOpen
  /** A model costs its owner money: beyond the budget answers stay as they are. */
  const isWithin = async (address: string, account: number | null) =>
    (await limits.mayTake('phrasing-address', address)) &&
    (account === null || (await limits.mayTake('phrasing-account', String(account)))) &&
    limits.mayTake('phrasing-day', 'everybody')

  serve(app, phraseAnswer, async ({ request, account, body }) => {
    if (!phrasing || !(await isOpen())) return { text: null, outcome: 'unknown' } as const
    const said = (await isWithin(callerOf(request.ip), account?.id ?? null))
      ? await phrasing.phrase(body.id)
      : ({ text: null, outcome: 'budget' } as const)
    await countOutcome(database, said.outcome)
    return said
  })
  serve(app, countPhrasings, async () => ({
    model: model?.model ?? null,
    open: await isOpen(),
    outcomes: await recentOutcomes(database),
  }))

  return async (answer) => {
    if (!phrasing || answer.declined || answer.rows.length === 0 || !(await isOpen())) return answer
    // What cannot be kept for later, as on a full disk, stays as it is.
    const name = await phrasing.offer(answer).catch(() => null)
    return name === null ? answer : { ...answer, phrasing: name }
  }
}
