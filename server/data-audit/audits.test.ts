import { beforeEach, expect, test } from 'vitest'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ChangeDigests } from '#server/release/change-digests.ts'
import { everyCoordinates } from '#server/release/coordinate-ids.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { findChanges } from '#server/release/find-changes.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { lockReleases, publishChanges } from '#server/release/publish-changes.ts'
import { readPoints } from '#server/release/read-points.ts'
import { createStaging, pointLine, stagePoints, withdrawPoints } from '#server/release/staging.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { openAudits } from './audits.ts'
import { figuresTable } from './figures-table.ts'
import { readStoredFigures } from './stored-figures.ts'

const PUBLICATION = { note: 'A slip', actor: 'editor', now: new Date('2021-02-03T04:05:06Z') }

/** A series with one year far from its neighbours. */
const SLIP = ['2010', '2011', '2012', '2013', '2014', '2015', '2016'].map((period, index) =>
  aPoint(2, 1, period, index === 3 ? 88 : 40 + index),
)

const keyOf = ({ indicator, source, location, period }: Point) =>
  `${indicator} ${source} ${location} ${period}`

const inOrder = (points: readonly Point[]) =>
  points.map((point) => ({ ...point, citation: null })).toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))

serverDatabase('audits', (open) => {
  let database: Database
  beforeEach(async () => {
    database = await open('made-up-files')
  })

  test('the figures are those that everybody reads, but for the citation', async () => {
    await publishRelease(database, { points: SLIP }, PUBLICATION)
    const { number } = await currentRelease(database)
    const rows = await database.query<{ id: number }>('select id from indicator')
    const indicators = rows.map(({ id }) => id)
    const stored = await readStoredFigures(database, number, indicators, null)
    const about = await everyCoordinates(database, null)
    const levels = [1, 2, 3, 4, 5] as const
    const read = await readPoints(database, number, { indicators, levels })
    expect(read.length).toBeGreaterThan(10)
    expect(inOrder(stored.flatMap((one) => pointsWhere(figuresTable(one, about), {})))).toEqual(inOrder(read))
  })

  test('the figures of a change are those that everybody reads once it is published', async () => {
    await publishRelease(database, { points: SLIP }, PUBLICATION)
    const release = await currentRelease(database)
    const rows = await database.query<{ id: number }>('select id from indicator')
    const indicators = rows.map(({ id }) => id)
    const [first, second, third] = SLIP
    if (!first || !second || !third) throw new Error('The series is too short.')
    const points: Point[] = [
      { ...first, value: 12.5, flags: ['doubtful', 'rounded'], sampleSize: 400 },
      { ...second, value: -0.25, lower: -1e-7, upper: 1e20, intervalLevel: 90 },
      { ...third, location: 8, numerator: 3, denominator: 9 },
      { ...third, location: 8, indicator: 18 },
    ]
    const stored = await database.transaction(async (transaction) => {
      const locked = await lockReleases(transaction)
      const staged = await createStaging(transaction)
      await stagePoints(
        staged,
        points.map((point) => pointLine(point, null)),
      )
      await withdrawPoints(staged, [third])
      const changes = await findChanges(staged)
      const change = { changes, digests: new ChangeDigests() }
      const told = await readStoredFigures(transaction, release.number, indicators, change)
      await publishChanges(changes, locked, PUBLICATION)
      return told
    })
    const about = await everyCoordinates(database, null)
    const { number } = await currentRelease(database)
    const read = await readPoints(database, number, { indicators, levels: [1, 2, 3, 4, 5] })
    expect(number).toBe(release.number + 1)
    expect(inOrder(stored.flatMap((one) => pointsWhere(figuresTable(one, about), {})))).toEqual(inOrder(read))
  })

  test('other work goes on while a release is audited', async () => {
    let turns = 0
    let running = true
    const count = () => {
      turns += 1
      if (running) setImmediate(count)
    }
    setImmediate(count)
    await openAudits(database).keep()
    running = false
    expect(turns).toBeGreaterThan(100)
  })

  test('what was found is kept with the release, and the next one takes its place', async () => {
    const audits = openAudits(database)
    const found = await audits.of(await currentRelease(database))
    expect(await database.query('select release from release_audit')).toEqual([])
    await audits.keep()
    await audits.keep()
    expect(await openAudits(database).of(await currentRelease(database))).toEqual(found)
    await publishRelease(database, { points: SLIP }, PUBLICATION)
    const second = await currentRelease(database)
    expect((await audits.of(second)).findings.map(({ key }) => key)).toContain('jump.7.2')
    await openAudits(database).keep()
    expect(await database.query('select release from release_audit')).toEqual([{ release: second.number }])
  })

  test('who asks while it is being kept waits for the same, which is made once', async () => {
    const audits = openAudits(database)
    const release = await currentRelease(database)
    const [asked] = await Promise.all([audits.of(release), audits.keep()])
    expect(await audits.of(release)).toBe(asked)
    expect(await openAudits(database).of(release)).toEqual(asked)
  })

  test('who cannot wait is answered before it is known, and once it is kept at once', async () => {
    const audits = openAudits(database)
    const release = await currentRelease(database)
    expect(await audits.soon(release)).toBeNull()
    const found = await audits.of(release)
    expect(await audits.soon(release)).toBe(found)
    await audits.keep()
    expect(await openAudits(database).soon(release)).toEqual(found)
  })

  test('an audit that is under way ends when the server stops, and nothing is kept of it', async () => {
    const audits = openAudits(database)
    const kept = audits.keep()
    audits.stop()
    await expect(kept).rejects.toThrow(/abort/i)
    expect(await database.query('select release from release_audit')).toEqual([])
    await openAudits(database).keep()
    expect(await database.query('select release from release_audit')).toHaveLength(1)
  })

  test('findings that are there when the server stops are kept, and nothing new is begun', async () => {
    const audits = openAudits(database)
    const found = await audits.of(await currentRelease(database))
    audits.stop()
    await audits.keep()
    expect(await openAudits(database).of(await currentRelease(database))).toEqual(found)
    await publishRelease(database, { points: SLIP }, PUBLICATION)
    await expect(audits.keep()).rejects.toThrow(/abort/i)
  })
})
