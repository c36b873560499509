import writeExcelFile from 'write-excel-file/node'
import { csvOfRows } from '#charts/export/csv.ts'
import { placeSheets } from '#charts/export/place-sheets.ts'
import { figuresOf, openFiles } from '#exchange/files/read.ts'
import { indicatorBook } from '#exchange/mapping/indicator-book.ts'
import { mapSheet, rowsOf } from '#exchange/mapping/mapped-sheet.ts'
import { emptyMapping } from '#exchange/mapping/mapping.ts'
import { placeBook } from '#exchange/mapping/place-book.ts'
import { draftMapping, proposeNames } from '#exchange/mapping/propose.ts'
import { isOwnTable, ownRows, withOwnHeads } from '#exchange/own/own-files.ts'
import { english } from '#languages/from-source.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'
import { expect, test } from 'vitest'
import { exportPlace, type ExportedTable } from '#contract/exports/exports.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const csvOf = ({ columns, rows }: ExportedTable) =>
  [columns, ...rows].map((row) => row.map((cell) => cell ?? '').join(',')).join('\n')

/** The rows of a file with our own columns, as a page sends them. */
async function readAgain(bytes: Uint8Array): Promise<string> {
  const { opened } = await openFiles([{ name: 'out', bytes }])
  const [table] = opened.flatMap(({ tables }) => tables.map(withOwnHeads)).filter(isOwnTable)
  return csvOfRows(table ? ownRows(table).rows : [])
}

serverDatabase('figures that are taken out', (open) => {
  test('of a place come in again as the same rows, groups too, and so do those of a source', async () => {
    const { app, database, call, people } = await openProduct(open, {
      content: 'made-up-files',
      people: { root: 'admin' },
    })
    const look = async (text: string) =>
      (await call(people.root, 'POST', '/data-imports/preview', { files: [{ name: 'out.csv', text }] })).body
    const { figures, groups } = exportPlace.answer.parse(
      (await call(people.root, 'GET', '/exports/places/1')).body,
    )
    expect([figures.rows.length, groups.rows.length]).toEqual([4, 2])
    expect(await look(csvOf(figures))).toMatchObject({
      figures: { added: 0, changed: 0, unchanged: 4, withdrawn: 0 },
      refused: 0,
    })
    expect(await look(csvOf(groups))).toMatchObject({
      groups: { added: 0, changed: 0, unchanged: 2 },
      refused: 0,
    })
    const { reference } = await readReferenceData(database, await currentRelease(database), [])
    const release = { number: 1, hash: 'a', published_at: '2024-01-01T00:00:00Z' }
    const place = { id: 1, name: 'Aldovia', level: 1 as const, parent: null }
    const address = 'https://example.org'
    const sheets = placeSheets({ place, figures, groups, release, address, reference, language: english })
    const bytes = await writeExcelFile(sheets).toBuffer()
    const { opened } = await openFiles([{ name: 'aldovia.xlsx', bytes: new Uint8Array(bytes) }])
    const files = opened
      .flatMap(({ tables }) => tables)
      .filter(isOwnTable)
      .map(ownRows)
      .map(({ sheet, rows, cells }) => ({ name: sheet, text: csvOfRows(rows), cells }))
    expect(files.map(({ cells }) => cells[0])).toEqual(['Figures, E2', 'Groups, G2'])
    expect((await call(people.root, 'POST', '/data-imports/preview', { files })).body).toMatchObject({
      ...{ figures: { changed: 0, unchanged: 4 }, groups: { changed: 0, unchanged: 2 }, refused: 0 },
    })
    expect((await app.inject('/api/exports/places/400')).statusCode).toBe(404)
  })

  test('by indicator, source, place and all of them, as CSV, SDMX-CSV, workbook and Parquet, come in again as the same rows', async () => {
    const { app, call, people } = await openProduct(open, {
      content: 'made-up-files',
      people: { root: 'admin' },
    })
    const look = async (text: string) =>
      (await call(people.root, 'POST', '/data-imports/preview', { files: [{ name: 'out.csv', text }] })).body
    const out = (query: string) => app.inject(`/api/exports/figures?${query}`)
    for (const [query, unchanged] of [
      ['source=2', 5],
      ['indicator=7', 4],
      ['place=1', 4],
      ['', 6],
    ] as const) {
      const { body, headers } = await out(query)
      expect((await out(`${query}&format=csv`)).body).toBe(body)
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      const others = await Promise.all(
        ['sdmx', 'xlsx', 'parquet'].map(async (format) =>
          readAgain((await out(`${query}&format=${format}`)).rawPayload),
        ),
      )
      for (const text of [body, ...others]) {
        expect(await look(text)).toMatchObject({
          figures: { added: 0, changed: 0, unchanged, withdrawn: 0 },
          refused: 0,
        })
      }
    }
    // Who has them already need not get them again; another choice or form is another file.
    const { etag = '' } = (await out('source=2')).headers
    const again = (query: string) =>
      app.inject({ url: `/api/exports/figures?${query}`, headers: { 'if-none-match': String(etag) } })
    expect([(await again('source=2')).statusCode, (await again('source=2')).body]).toEqual([304, ''])
    for (const query of ['source=9', 'source=2&format=sdmx'])
      expect((await again(query)).statusCode, query).toBe(200)
    const table = await app.inject('/api/data?format=csv')
    expect((await app.inject('/api/indicators?format=csv')).headers.etag).toMatch(/^W\/"/)
    const known = { 'if-none-match': String(table.headers.etag) }
    expect((await app.inject({ url: '/api/data?format=csv', headers: known })).statusCode).toBe(304)
    expect((await app.inject({ url: '/api/data?format=csv&indicator=7', headers: known })).statusCode).toBe(
      200,
    )
    // Other calls name the same filters otherwise; what nobody knows is refused instead of being left out.
    expect((await out('datasource=2&location=1')).body).toBe((await out('source=2&place=1')).body)
    const refused = await out('state=1')
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { state: ['There is no parameter “state” here. Known are indicator, source, place, format.'] },
    ])
    expect((await app.inject('/api/exports/places/1?indicator=7')).statusCode).toBe(400)
    for (const query of ['indicator=400', 'source=400', 'place=400'])
      expect((await out(query)).statusCode).toBe(404)
  })

  test('as data values of DHIS2 they are read under the names of ours; a data package names the same rows and their terms', async () => {
    const { app, database, call, people } = await openProduct(open, {
      content: 'made-up-files',
      people: { root: 'admin' },
    })
    const out = (query: string) => app.inject(`/api/exports/figures?${query}`)
    expect((await out('format=dhis2')).json().errors.source).toEqual([
      'DHIS2 knows no sources beside each other: name one.',
    ])
    const { body } = await out('format=dhis2&source=2')
    const { opened, companions } = await openFiles([
      { name: 'out.json', bytes: new TextEncoder().encode(body) },
    ])
    const { reference } = await readReferenceData(database, await currentRelease(database), [])
    const books = {
      places: placeBook(reference.locations.values()),
      indicators: indicatorBook(reference.indicators.values()),
      sources: [...reference.sources.values()],
      held: [],
    }
    const candidates = []
    for (const file of opened)
      for await (const candidate of figuresOf(file, companions)) candidates.push(candidate)
    const mapping = {
      ...draftMapping(emptyMapping('dhis2-data-values', ''), proposeNames(candidates, books)),
      source: 2,
    }
    const { figures, open: asked } = mapSheet(candidates, mapping)
    expect(asked).toEqual([])
    const read = figures.map(({ cells: { indicator, location, period, value } }) => [
      ...[indicator, location, period, value],
    ])
    expect(read).toEqual([
      ...[
        [7, 1, '2018', 40.5],
        [7, 1, '2024', 44.25],
        [7, 8, '2018', 30],
        [7, 10, '2018', 50],
        [18, 1, '2018', 60],
      ],
    ])
    // An untouched value leaves the interval, the counts and the flags beside it; a corrected one takes its place.
    const brought = rowsOf(figures, 'figures')
    const look = async (rows: readonly string[][]) =>
      (
        await call(people.root, 'POST', '/data-imports/preview', {
          files: [{ name: 'out.csv', text: csvOfRows(rows) }],
        })
      ).body
    expect(await look(brought)).toMatchObject({
      figures: { added: 0, changed: 0, unchanged: 5, withdrawn: 0 },
      refused: 0,
    })
    const corrected = brought.map((row) => row.map((cell) => (cell === '44.25' ? '45' : cell)))
    expect(await look(corrected)).toMatchObject({ figures: { changed: 1, unchanged: 4 }, refused: 0 })
    const described = (await out('format=frictionless&source=2')).json()
    expect(described).toMatchObject({
      licenses: [{ name: 'CC0' }],
      sources: [{ title: 'Survey A, Aldovia' }],
      resources: [
        { format: 'csv', schema: { primaryKey: ['indicator', 'datasource', 'location', 'period'] } },
      ],
    })
    expect(described.resources[0].path).toMatch(/\/api\/exports\/figures\?source=2$/)
  })
})
