import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { IndicatorFile } from '#contract/release-file.ts'
import { migrate } from '#server/database/migrate.ts'
import { indicatorText } from '#server/data-files/release-files.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentRelease, type Release, releaseWithHash } from '#server/release/current-release.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { writeDataset } from '#tests/builders/made-up-dataset.ts'
import { migrationsBefore } from '#tests/builders/earlier-migrations.ts'
import { makeAccount } from '#tests/builders/people.ts'
import { shippedPart } from '#tests/builders/shipped-part.ts'
import { eachDatabase, serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { toldWords } from '#tests/builders/told.ts'
import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'

// A store as the release 2026.11 made it, with what it answered then: Penta 3, under-five mortality, literacy and IPTp 3 of
// NDHS, the World Bank, WUENIC and UN IGME.
const EARLIER = readFileSync(new URL('./records/earlier-release.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as { table?: string; row?: object; file?: number; text?: string })

const [PENTA, UNDER_FIVE, LITERACY, IPTP] = [18, 32, 72, 1070]
const [NDHS, WORLD_BANK, WUENIC, IGME] = [2, 7, 10, 26]
const NORTH_EAST = 3

async function storeOfThen(database: Database): Promise<void> {
  await migrate(database, migrationsBefore('0016'))
  for (const { table, row } of EARLIER) {
    if (table === undefined) continue
    await database.query(
      `insert into ${table} select * from json_populate_record(null::${table}, $1::json)`,
      [JSON.stringify(row)],
    )
  }
  await migrate(database)
}

function files(): string {
  const locations = EARLIER.flatMap(({ table, row }) =>
    table === 'location' && row && 'id' in row ? [row.id] : [],
  )
  const part = shippedPart({
    indicators: [PENTA, UNDER_FIVE, LITERACY, IPTP],
    sources: [NDHS, WORLD_BANK, WUENIC, IGME],
    locations: locations.map(Number),
  })
  return writeDataset(newTestFolder(), part, {}, '2026.11.2')
}

async function fileOf(database: Database, release: Release, indicator: number): Promise<IndicatorFile> {
  return JSON.parse((await indicatorText(database, release, indicator)) ?? '')
}

/** Value of a source for a place and year, or undefined. */
function valueIn({ dictionaries, columns }: IndicatorFile, [source, location, year]: readonly number[]) {
  const row = columns.value.findIndex(
    (_, at) =>
      dictionaries.sources[columns.source[at] ?? -1] === source &&
      dictionaries.locations[columns.location[at] ?? -1] === location &&
      dictionaries.periods[columns.period[at] ?? -1] === (year ?? 0) * 1000,
  )
  return columns.value[row]
}

eachDatabase('a store that holds an earlier release of the data set', (open) => {
  let database: Database
  let folder: string
  let then: Release
  const lines: string[] = []
  beforeAll(async () => {
    database = await open('nothing')
    await storeOfThen(database)
    await makeAccount(database, 'Ada', 'admin')
    await makeAccount(database, 'Uche', 'user')
    then = await currentRelease(database)
    folder = files()
    // Somebody corrects WUENIC 2020 and withdraws WUENIC 2019.
    const penta = { indicator: PENTA, source: WUENIC, location: 1 }
    await publishRelease(
      database,
      {
        points: [aPoint(WUENIC, 1, '2020', 99, { indicator: PENTA })],
        withdrawnPoints: [{ ...penta, period: 2019000 }],
      },
      { note: 'Ours', actor: 'Ada', now: new Date('2026-11-10') },
    )
    const progress = (line: string) => lines.push(line)
    await seedDefaultData(database, { folder, progress, now: new Date('2026-12-01') })
  })

  it('T53: takes the new one as one release', async () => {
    const now = await currentRelease(database)
    expect(now.number).toBe(3)
    expect(now.published_at.toISOString()).toBe('2026-12-01T00:00:00.000Z')
    const [row] = await database.query<{ dataset: string }>('select dataset from release where number = 3')
    expect(row?.dataset).toBe('2026.11.2')
  })

  it('has the new figures, the corrected ones, and not those that were withdrawn', async () => {
    const now = await currentRelease(database)
    const mortality = await fileOf(database, now, UNDER_FIVE)
    // datasets/CHANGES.md: 104.3 in the round of 2017, 124.8 in that of 2024; the nation's NDHS of 2018 is as it was.
    expect(valueIn(mortality, [IGME, 1, 2016])).toBe(124.8)
    expect(valueIn(mortality, [NDHS, 1, 2018])).toBe(132)
    expect(mortality.columns.coordinates?.every((position) => position !== null)).toBe(true)
    const zones = await fileOf(database, now, IPTP)
    expect(valueIn(zones, [NDHS, NORTH_EAST, 2018])).toBeUndefined()
    expect(valueIn(zones, [NDHS, 1, 2018])).toBeDefined()
    expect(valueIn(await fileOf(database, now, LITERACY), [WORLD_BANK, 1, 2008])).toBeUndefined()
  })

  it('leaves on top what people published and what they withdrew', async () => {
    const penta = await fileOf(database, await currentRelease(database), PENTA)
    expect(valueIn(penta, [WUENIC, 1, 2020])).toBe(99)
    expect(valueIn(penta, [WUENIC, 1, 2019])).toBeUndefined()
    expect(valueIn(penta, [WUENIC, 1, 2021])).toBeDefined()
  })

  describe('an address of before', () => {
    it.each([PENTA, UNDER_FIVE, LITERACY, IPTP])(
      'answers byte for byte what it did then (%s)',
      async (indicator) => {
        const old = (await releaseWithHash(database, then.hash)) ?? then
        const { text = '' } = EARLIER.find(({ file }) => file === indicator) ?? {}
        expect(JSON.parse(text)).toMatchObject({ release: then.hash })
        expect(await indicatorText(database, old, indicator)).toBe(text)
      },
    )

    it('has the catalogue of then', async () => {
      const { row } = EARLIER.find(({ table }) => table === 'release_catalogue') ?? {}
      const stored = await database.query('select release, body from release_catalogue where release = 1')
      expect(stored).toEqual([row])
    })
  })

  it('tells the log, administrators and the audit log what changed', async () => {
    expect(lines[0]).toBe('Updating the data set from 2026.11 to 2026.11.2')
    const sentence = lines.at(-1) ?? ''
    expect(sentence).toMatch(
      /^Writing the update\. \d+ figures added, \d+ corrected, \d+ described anew, 14 withdrawn\. 2 stay as people published them\.$/,
    )
    const told = await toldWords(database, "n.title ->> 'id' = 'told.data-set'")
    expect(told.map(({ username }) => username)).toEqual(['ada'])
    expect(told[0]?.text).toContain('14 withdrawn')
    const [entry] = await database.query<{ after: object }>(
      `select after from audit_entry where action = 'data.updated'`,
    )
    expect(entry?.after).toMatchObject({ from: '2026.11', to: '2026.11.2', withdrawn: 14, kept: 2 })
  })

  it('is not updated again, nor put back by an older program', async () => {
    expect(await seedDefaultData(database, { folder, progress: () => {} })).toBeNull()
    const older = writeDataset(newTestFolder(), undefined, {}, '2026.11')
    expect(await seedDefaultData(database, { folder: older, progress: () => {} })).toBeNull()
  })
})

serverDatabase('an update that cannot be read', (open) => {
  it('leaves the store as it was', async () => {
    const database = await open('nothing')
    await storeOfThen(database)
    const folder = writeDataset(newTestFolder(), undefined, { 'locations.csv': ['id'] }, '2026.11.2')
    await expect(seedDefaultData(database, { folder, progress: () => {} })).rejects.toThrow()
    expect((await currentRelease(database)).number).toBe(1)
    const [row] = await database.query<{ count: number }>('select count(*) from evidence')
    expect(row?.count).toBe(0)
  })
})
