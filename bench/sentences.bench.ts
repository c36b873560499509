import { type Measured, progress, report } from './report.ts'
import { madeUpCountry } from './sentences/made-up-country.ts'
import { byRule, type Found, faultsIn } from './sentences/score.ts'
import { shippedWorld } from './sentences/shipped-world.ts'

// The sentences on top of 5,000 views of the release that ships and of 5,000 of made-up countries, each held
// against an own reading of the rows. Faults are printed with an example.

const VIEWS = 5000
const COUNTRIES = 250
const SEED = 1

progress('Views of the release that ships …')
const shipped = faultsIn(await shippedWorld(), VIEWS, SEED)
progress('Views of made-up countries …')
const each = VIEWS / COUNTRIES
const madeUp = Array.from({ length: COUNTRIES }, (_, at) =>
  faultsIn(madeUpCountry(SEED + at), each, SEED + at),
).flat()

report('Sentences', [...rowsOf('the release', shipped), ...rowsOf('made-up countries', madeUp)])

function rowsOf(what: string, found: readonly Found[]): Measured[] {
  const views = new Set(found.map(({ view }) => view)).size
  for (const [rule, count, first] of byRule(found)) progress(`${rule}: ${count}, such as “${first?.said}”`)
  return [
    {
      what: `${VIEWS.toLocaleString('en')} views of ${what}: with a fault`,
      value: `${views}`,
      budget: '0',
      kept: views === 0,
    },
    ...byRule(found).map(([rule, count]) => ({ what: `… ${rule}`, value: `${count}` })),
  ]
}
