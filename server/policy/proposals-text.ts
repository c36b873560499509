import type { Language } from '#domain/message/language.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { readPolicy } from './read-policy.ts'
import { wirePolicy } from './wire-policy.ts'

/** For which figure, and where, something is to be proposed. */
export interface ProposalWish {
  readonly indicator: number
  readonly location: number
}

/** The interventions that would be proposed, each with what speaks for it and against it, as lines of text; null where none can be. */
export async function proposalsText(
  database: SqlRunner,
  wanted: ProposalWish,
  language: Language,
): Promise<string | null> {
  const { proposals, options, location, borrowed } = wirePolicy(await readPolicy(database, wanted), language)
  if (proposals.length === 0) return null
  const parts = proposals.map(({ intervention, advantages, disadvantages }, index) => {
    const option = options.find((one) => one.intervention === intervention)
    const source = option ? ` (${option.citation.source})` : ''
    return [
      `${index + 1}. ${option?.name ?? ''}${source}, ${location.name}`,
      `Advantages: ${advantages.join('; ')}.`,
      `Disadvantages: ${disadvantages.join('; ')}.`,
    ].join('\n')
  })
  return [...parts, ...borrowed].join('\n\n')
}
