import { withProduct } from './bench-product.ts'
import { type Measured, progress, report } from './report.ts'
import { chance } from './sentences/draw.ts'
import { statementsOf } from './sentences/everywhere/collect.ts'
import { letterStatements } from './sentences/everywhere/letters.ts'
import { judgedBy, perThousand } from './sentences/everywhere/judged.ts'
import { drawRequests } from './sentences/everywhere/requests.ts'
import { WEIGHTS } from './sentences/everywhere/rule.ts'
import { madeUpCountry } from './sentences/made-up-country.ts'
import { byRule, type Found, faultsIn } from './sentences/score.ts'
import { shippedWorld } from './sentences/shipped-world.ts'

// The sentences on top of 5,000 views of the release that ships and of 5,000 of made-up countries, each held
// against an own reading of the rows; and 10,000 statements of every place where the running product speaks.
// Faults are printed with an example. MSDAT_BENCH_SEED draws others, MSDAT_BENCH_URL asks a product that runs already.

const VIEWS = 5000
const COUNTRIES = 250
const SEED = Number(process.env.MSDAT_BENCH_SEED ?? 1)
const STATEMENTS = 10_000
/** More than these requests no run makes. */
const REQUESTS = 2000
/** Of a thousand statements. */
/** Letters that no request reaches, of the statements. */
const LETTERS = 500
const MOST = { false: 0, misleading: 2, silly: 2 } as const

progress('Views of the release that ships …')
const world = await shippedWorld()
const shipped = faultsIn(world, VIEWS, SEED)
progress('Views of made-up countries …')
const each = VIEWS / COUNTRIES
const madeUp = Array.from({ length: COUNTRIES }, (_, at) =>
  faultsIn(madeUpCountry(SEED + at), each, SEED + at),
).flat()

progress('Statements of every place …')
const running = process.env.MSDAT_BENCH_URL
const everywhere = running ? await ofEveryPlace(running) : await withProduct(({ url }) => ofEveryPlace(url))

report('Sentences', [
  ...rowsOf('the release', shipped),
  ...rowsOf('made-up countries', madeUp),
  ...everywhere,
])

async function ofEveryPlace(url: string): Promise<Measured[]> {
  const requests = drawRequests(world.world, REQUESTS, chance(SEED))
  const letters = letterStatements(LETTERS, {
    ...{ world: world.world, reference: world.told.reference, next: chance(SEED + 1) },
  })
  const asked = await statementsOf(url, requests, STATEMENTS - letters.length)
  const statements = [...asked, ...letters]
  const judged = judgedBy(statements, world.world)
  const count = (number: number) => number.toLocaleString('en')
  for (const { rule, faulty } of judged)
    progress(
      `${rule.finding}, ${rule.name}: ${faulty.length}, such as “${faulty[0]?.said}” (${faulty[0]?.address})`,
    )
  const places = Map.groupBy(statements, ({ place }) => place)
  return [
    { what: `statements of ${places.size} places`, value: count(statements.length) },
    ...[...places].map(([place, own]) => ({ what: `… ${place}`, value: count(own.length) })),
    ...WEIGHTS.map((weight) => {
      const found = perThousand(judged, weight, statements.length)
      const kept = found <= MOST[weight]
      return { what: `${weight}, of a thousand`, value: found.toFixed(1), budget: `${MOST[weight]}`, kept }
    }),
  ]
}

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
