import { CURATION } from '#catalogue/curation.ts'
import { PHRASINGS } from '#catalogue/phrasings.ts'
import { POLICY } from '#catalogue/policy.ts'
import { indexNames } from '#domain/context/name-index.ts'
import { readContext } from '#domain/context/read-context.ts'
import { NATION } from '#domain/location/location.ts'
import { english } from '#languages/from-source.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'
import { readPolicy } from './read-policy.ts'
import { wirePolicy } from './wire-policy.ts'

/** The earlier simulator's answer to a text: JSON as text, whose indicator and place are read from the words. */
export async function earlierAsk(database: SqlRunner, text: string): Promise<{ response: string }> {
  const release = await currentRelease(database)
  const { reference } = await readReferenceData(database, release, [])
  const words = { ...reference, curation: CURATION }
  const read = readContext(text, words, indexNames(words, PHRASINGS))
  const indicator = read.indicators[0]?.id ?? POLICY.deaths
  const at = await readPolicy(database, { indicator, location: read.location ?? NATION })
  const { proposals, options, location, borrowed, ...policy } = wirePolicy(at, english)
  const interventions = proposals.map(({ intervention, advantages, disadvantages }) => {
    const option = options.find((one) => one.intervention === intervention)
    return { name: option?.name ?? '', advantages, disadvantages, citation: option?.citation }
  })
  return {
    response: JSON.stringify({
      indicator: policy.indicator.name,
      location: location.name,
      interventions,
      borrowed,
    }),
  }
}
