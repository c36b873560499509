import { readdir, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROFILE_FILE } from '#catalogue/profile-areas.ts'
import { decodePoints } from '#contract/release-decode.ts'
import { fileRelease } from '#contract/file-release.ts'
import type { FilesList } from '#contract/files-list.ts'
import type { CatalogueColumns } from '#contract/catalogue-columns.ts'
import type { IndicatorFile, LgaFile, ReleaseStamp } from '#contract/release-file.ts'
import { pointAt } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type AskedApp, askApp } from '#tests/builders/asked-app.ts'
import { FIRST_RELEASE, publishSecond } from '#tests/builders/published-country.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { lgaText } from '#server/data-files/release-files.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { openFileCache } from '#server/release/file-cache.ts'

const isLocal = ({ location }: Point) => location >= 45
const inKeyOrder = (a: Point, b: Point) =>
  a.source - b.source || a.location - b.location || a.period - b.period

serverDatabase('files of releases', (open) => {
  let database: Database
  let asked: AskedApp
  let folder: string
  let first: ReleaseStamp
  const file = async <File>(path: string) => (await asked.json(`/api/releases/${path}`)) as File
  /** Whether numbers are written whole follows from the series, not from the file. */
  const points = async (path: string): Promise<Point[]> => {
    const table = decodePoints(await file<IndicatorFile>(path))
    return Array.from({ length: table.length }, (_, row) => {
      const { isWholeNumber: _whole, ...point } = pointAt(table, row)
      return point
    })
  }

  beforeAll(async () => {
    database = await open('first-release')
    folder = newTestFolder()
    asked = await askApp({ database, files: openFileCache(folder) })
    first = await file<ReleaseStamp>('current')
  })
  afterAll(() => asked.app.close())

  test('the catalogue names its release and holds what menus need', async () => {
    const catalogue = await file<CatalogueColumns>(`${first.hash}/catalogue`)
    expect(catalogue.release).toEqual(first)
    expect(catalogue.indicators.id).toEqual([7, 8])
    expect(catalogue.locations.map(([id]) => id)).toEqual([1, 2, 3, 8, 9, 10])
  })

  test('a release lists its files about indicators: all that have figures are there, and weigh more with more of them', async () => {
    const { release, files } = await file<FilesList>(`${first.hash}/files`)
    expect(release).toBe(first.hash)
    const named = files.map(
      ([indicator, name, state]) => `${indicator} ${name}${state === null ? '' : ` ${state}`}`,
    )
    expect(named.filter((name) => name.endsWith(' indicator'))).toEqual(['7 indicator', '8 indicator'])
    const local = FIRST_RELEASE.filter(isLocal)
    expect(named.some((name) => name.endsWith(' lgas'))).toBe(local.some(({ period }) => period % 1000 === 0))
    expect(new Set(named).size).toBe(named.length)
    const parts = {
      indicator: '',
      groups: '/groups',
      lgas: '/lga',
      'lga-counts': '/lga-counts',
      reporting: '/reporting',
    }
    for (const [indicator, name, state, bytes] of files) {
      const part = name === 'lga-months' ? `/lga/${state}` : parts[name]
      await file(`${first.hash}/indicators/${indicator}${part}`)
      expect(bytes).toBeGreaterThan(100)
    }
    const weights = new Map(files.map(([indicator, name, , bytes]) => [`${indicator} ${name}`, bytes]))
    const rows = (indicator: number) =>
      FIRST_RELEASE.filter((point) => point.indicator === indicator && !isLocal(point)).length
    expect((weights.get('7 indicator') ?? 0) > (weights.get('8 indicator') ?? 0)).toBe(rows(7) > rows(8))
  })

  test('an indicator with all that was published about it, down to the states', async () => {
    const expected = FIRST_RELEASE.filter((point) => point.indicator === 7 && !isLocal(point))
    expect(await points(`${first.hash}/indicators/7`)).toEqual(expected.toSorted(inKeyOrder))
    const { measures, lga } = await file<IndicatorFile>(`${first.hash}/indicators/7`)
    expect(measures.map(({ source, name }) => [source, name])).toEqual([
      [2, 'Shovels'],
      [6, 'Shovels sold'],
      [30, 'Shovels sold'],
    ])
    expect(lga).toEqual([[2, [2023000]]])
  })

  test('the files of the health profiles in one list, as they are by themselves', async () => {
    const known = PROFILE_FILE.filter((id) => id === 7 || id === 8)
    const own = await Promise.all(known.map((id) => file<IndicatorFile>(`${first.hash}/indicators/${id}`)))
    expect(await file<IndicatorFile[]>(`${first.hash}/profiles`)).toEqual(own)
  })

  test('its LGAs, with their names', async () => {
    const expected = FIRST_RELEASE.filter((point) => point.indicator === 7 && isLocal(point))
    expect(await points(`${first.hash}/indicators/7/lga`)).toEqual(expected)
    const { locations } = await file<LgaFile>(`${first.hash}/indicators/7/lga`)
    expect(locations).toEqual([
      [45, 'Hilltown', 4, 8],
      [46, 'Laketown', 4, 8],
    ])
    expect(await points(`${first.hash}/indicators/8/lga`)).toEqual([])
  })

  test('all LGAs of the country, those of states without any figure too, where some have figures', async () => {
    const release = await currentRelease(database)
    await database.query(
      `insert into location (id, name, shown_name, level, parent)
       values (48, 'Fieldtown', 'Fieldtown', 4, 8), (49, 'Fartown', 'Fartown', 4, 9)`,
    )
    const [own, none] = [await lgaText(database, release, 7), await lgaText(database, release, 8)]
    await database.query('delete from location where id in (48, 49)')
    const names = (text: string | null) =>
      (JSON.parse(text ?? '') as LgaFile).locations.map(([, name]) => name)
    expect(names(own)).toEqual(['Hilltown', 'Laketown', 'Fieldtown', 'Fartown'])
    expect(names(none)).toEqual([])
  })

  describe('are sent', () => {
    const path = () => `/api/releases/${first.hash}/indicators/7`
    const get = (headers: Record<string, string>) => asked.app.inject({ url: path(), headers })

    test('in the best encoding that is accepted, all with the same content', async () => {
      const plain = await get({})
      const br = await get({ 'accept-encoding': 'gzip, deflate, br' })
      const gzip = await get({ 'accept-encoding': 'gzip;q=1, br;q=0' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(br.headers['content-encoding']).toBe('br')
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
      expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3)
    })

    test('to be kept for ever, and not again to those who have them', async () => {
      const answer = await get({ 'accept-encoding': 'br' })
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.vary).toContain('Accept-Encoding')
      expect(answer.headers.etag).toMatch(/^"/)
      const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    })
  })

  test('which release is current is asked for each time', async () => {
    const answer = await asked.app.inject('/api/releases/current')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers.etag).toBeDefined()
  })

  test.each(['unknown/catalogue', 'unknown/indicators/7', 'unknown/indicators/7/lga'])(
    '%s: there is no such release',
    async (path) => {
      await asked.problem(`/api/releases/${path}`, 404)
    },
  )

  test('an indicator that does not exist, or is no number', async () => {
    await asked.problem(`/api/releases/${first.hash}/indicators/99`, 404)
    await asked.problem(`/api/releases/${first.hash}/indicators/99999999999`, 404)
    await asked.problem(`/api/releases/${first.hash}/indicators/seven`, 400)
  })

  test('what is kept on disk is made again when it is damaged or gone', async () => {
    const before = await file(`${first.hash}/indicators/8`)
    const names = (await readdir(folder)).filter((name) => name.includes('indicator-8.'))
    expect(names).toHaveLength(2)
    for (const name of names) await truncate(join(folder, name), 3)
    const afterDamage = await askApp({ database, files: openFileCache(folder) })
    expect(await afterDamage.json(`/api/releases/${first.hash}/indicators/8`)).toEqual(before)
    await afterDamage.app.close()
    await rm(folder, { recursive: true })
    const afterLoss = await askApp({ database, files: openFileCache(folder) })
    expect(await afterLoss.json(`/api/releases/${first.hash}/indicators/8`)).toEqual(before)
    await afterLoss.app.close()
  })

  test('a later release changes nothing in an earlier one', async () => {
    const valuesAt = (rows: readonly Point[], location: number) =>
      rows.filter((point) => point.location === location && point.source === 2).map((point) => point.value)
    await publishSecond(database)
    const second = await file<ReleaseStamp>('current')
    expect(second.number).toBe(2)
    // Nothing kept from before: the old numbers come from the store.
    const fresh = await askApp({ database })
    const read = async (hash: string) => {
      const table = decodePoints((await fresh.json(`/api/releases/${hash}/indicators/7`)) as IndicatorFile)
      return Array.from({ length: table.length }, (_, row) => {
        const { isWholeNumber: _whole, ...point } = pointAt(table, row)
        return point
      })
    }
    expect(valuesAt(await read(first.hash), 10)).toEqual([33])
    expect(valuesAt(await read(second.hash), 10)).toEqual([34])
    expect(valuesAt(await read(first.hash), 1)).toEqual([40, 52.5])
    expect(valuesAt(await read(second.hash), 1)).toEqual([40, 52.5, 55])
    await fresh.app.close()
  })

  test('a later release renames the files of what it changes, and leaves the others where they are', async () => {
    const second = await file<ReleaseStamp>('current')
    const catalogue = await file<CatalogueColumns>(`${second.hash}/catalogue`)
    expect(catalogue.earlier).toEqual([[first.hash, [8]]])
    expect(fileRelease(catalogue, [7])).toBe(second.hash)
    expect(fileRelease(catalogue, [8])).toBe(first.hash)
    expect(fileRelease(catalogue, [7, 8])).toBe(second.hash)
    const sleds = await file(`${first.hash}/indicators/8`)
    expect(await file(`${second.hash}/indicators/8`)).toEqual(sleds)
    const kept = (await readdir(folder)).filter((name) => name.includes('indicator-8.'))
    expect(kept.every((name) => name.startsWith(first.hash))).toBe(true)
  })

  test('words behind the files of an indicator give it new ones', async () => {
    const second = await file<ReleaseStamp>('current')
    await database.query(
      "update datasource_specific_indicator set comparability_note = 'New' where indicator = 8",
    )
    await publishRelease(
      database,
      { points: [aPoint(2, 10, '2023', 35)] },
      { note: '', actor: 'test', now: new Date('2024-10-01T00:00:00Z') },
    )
    const third = await file<ReleaseStamp>('current')
    const catalogue = await file<CatalogueColumns>(`${third.hash}/catalogue`)
    expect([third.number, catalogue.earlier]).toEqual([second.number + 1, undefined])
  })
})
