import { accentGrounds } from '#charts/accent-grounds.ts'
import { checkAccent, nearestAccent } from '#domain/front/accent.ts'
import { colourText, readColour } from '#domain/colour/colour.ts'
import type { Front } from '#domain/front/front.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { releaseWords } from '#server/release/read-reference-data.ts'

/** Throws `invalid-input` for a front that readers could not use: missing names, or a colour that fails. */
export async function checkFront(store: SqlRunner, front: Front): Promise<void> {
  const faults = { ...accentFault(front), ...(await unknownParts(store, front)) }
  const [first] = Object.values(faults)
  if (first === undefined) return
  const errors = Object.fromEntries(
    Object.entries(faults).map(([field, sentence]) => [`front.${field}`, [sentence]]),
  )
  throw new Problem('invalid-input', first, errors)
}

type Faults = Partial<Record<keyof Front, string>>

function accentFault({ accent }: Front): Faults {
  const colour = accent === null ? null : readColour(accent)
  if (colour === null || checkAccent(colour, accentGrounds).passes) return {}
  const nearest = colourText(nearestAccent(colour, accentGrounds))
  return { accent: `This colour cannot be read everywhere or looks like one of data. ${nearest} passes.` }
}

async function unknownParts(store: SqlRunner, front: Front): Promise<Faults> {
  const faults: Faults = {}
  const { dashboard, place, source, logo } = front
  if (dashboard !== null) {
    const [known] = await store.query('select 1 from every_dashboard where name = $1 and not is_private', [
      dashboard,
    ])
    if (!known) faults.dashboard = 'There is no such dashboard.'
    else if (front.hidden_dashboards.includes(dashboard)) {
      faults.dashboard = 'What opens first cannot be left out.'
    }
  }
  if (place !== null || source !== null) {
    const { reference } = await releaseWords(store, await currentRelease(store))
    if (place !== null && !reference.locations.has(place)) faults.place = 'There is no such place.'
    if (source !== null && !reference.sources.has(source)) faults.source = 'There is no such data source.'
  }
  if (logo !== null) {
    const [known] = await store.query('select 1 from front_logo where name = $1', [logo])
    if (!known) faults.logo = 'This logo is not there any more. Choose it again.'
  }
  return faults
}
