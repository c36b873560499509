import writeExcelFile from 'write-excel-file/node'
import { csvOfRows } from '#charts/export/csv.ts'
import { placeSheets } from '#charts/export/place-sheets.ts'
import { openFiles } from '#exchange/files/read.ts'
import { isOwnTable, ownRows } from '#exchange/own/own-files.ts'
import { english } from '#languages/from-source.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { readReferenceData } from '#server/release/read-reference-data.ts'
import { expect, test } from 'vitest'
import { exportPlace, type ExportedTable } from '#contract/exports/exports.ts'
import { openProduct } from '#tests/builders/product.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

const csvOf = ({ columns, rows }: ExportedTable) =>
  [columns, ...rows].map((row) => row.map((cell) => cell ?? '').join(',')).join('\n')

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
    const source = await app.inject({ url: '/api/exports/sources/2' })
    expect(source.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(await look(source.body)).toMatchObject({ figures: { unchanged: 5 }, refused: 0 })
    for (const path of ['places', 'sources']) {
      expect((await app.inject({ url: `/api/exports/${path}/400` })).statusCode).toBe(404)
    }
  })
})
