import { migrate } from '#server/database/migrate.ts'
import { lgaMonthsText } from '#server/data-files/release-files.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { pack } from '#server/release/packed-file.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { inFolder } from './bench-product.ts'
import { insertMadeUpCountry } from './made-up-country.ts'
import { report } from './report.ts'
import { kilobytes } from './sample.ts'

// The file of an indicator for the LGAs of one state, by month: ten years of the state that has the most of them (44).
const MOST_BYTES = 32_000
const LGAS = 44
const YEARS = 10
const STATE = 8
const FIRST_LGA = 45

/** A coverage of each LGA and month, with the counts behind it where asked for. Figures from nowhere. */
function* months(indicator: number, withParts: boolean) {
  for (let row = 0; row < LGAS * YEARS * 12; row += 1) {
    const [lga, month] = [FIRST_LGA + (row % LGAS), Math.floor(row / LGAS)]
    const denominator = 200 + ((row * 7919) % 1801)
    const numerator = Math.round((denominator * (35 + ((row * 104_729) % 6500) / 100)) / 100)
    const value = Number(((numerator / denominator) * 100).toFixed(1))
    const period = `${2014 + Math.floor(month / 12)}-${String(1 + (month % 12)).padStart(2, '0')}`
    yield aPoint(1, lga, period, value, { indicator, ...(withParts && { numerator, denominator }) })
  }
}

await inFolder(async (dataDir) => {
  const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
  await migrate(database)
  await insertMadeUpCountry(database, 2)
  await database.query('update location set parent = $1::int where id between $2::int and $3::int', [
    ...[STATE, FIRST_LGA, FIRST_LGA + LGAS - 1],
  ])
  const rows = []
  for (const [indicator, withParts] of [
    [1, false],
    [2, true],
  ] as const) {
    const publication = { note: 'Made up', actor: 'bench', now: new Date() }
    await publishRelease(database, { points: months(indicator, withParts) }, publication)
    const release = await currentRelease(database)
    const text = (await lgaMonthsText(database, release, { indicator, state: STATE })) ?? ''
    const size = (await pack(text)).br.length
    rows.push({
      what: `LGA file of a state, ${LGAS} LGAs, ${YEARS} years of months, ${withParts ? 'with their counts' : 'coverage alone'}`,
      value: kilobytes(size),
      budget: '≤ 32 kB',
      kept: size <= MOST_BYTES,
    })
  }
  await database.close()
  report('LGA files by month', rows)
})
