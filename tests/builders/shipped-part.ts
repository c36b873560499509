import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { DatasetFiles } from './made-up-dataset.ts'

type Row = Readonly<Record<string, string>>

/** The wanted part of the data set that ships. */
export interface Part {
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly locations: readonly number[]
}

const PATH = new URL('../../datasets/', import.meta.url)
const RELATED = ['first_related', 'second_related', 'third_related', 'fourth_related']

/** A part of the data set that ships, as files: its rows about some indicators, sources and places, as they are. */
export function shippedPart({ indicators, sources, locations }: Part): DatasetFiles {
  const read = (name: string): Row[] => parse(readFileSync(new URL(name, PATH), 'utf8'), { columns: true })
  const within = (ids: readonly number[]) => (id: string | undefined) => ids.includes(Number(id))
  const [isIndicator, isSource, isPlace] = [within(indicators), within(sources), within(locations)]
  const isMeasure = (row: Row) => isIndicator(row.indicator) && isSource(row.datasource)
  const isPoint = (row: Row) => isMeasure(row) && isPlace(row.location)
  const chosen = read('sources.csv').filter((row) => isSource(row.id))
  const names = new Set(chosen.map((row) => row.datasource))
  // A row that names a source outside of the part names nothing.
  const named = (column: string) => (row: Row) => ({
    ...row,
    [column]: names.has(row[column]) ? row[column] : '',
  })
  const linesOf = (name: string, rows: readonly object[], like = read(name)) => [
    name,
    stringify([...rows], { header: true, columns: Object.keys(like[0] ?? {}) })
      .trimEnd()
      .split('\n'),
  ]
  const kept = (name: string, keep: (row: Row) => boolean, change = (row: Row): object => row) =>
    linesOf(name, read(name).filter(keep).map(change))
  const unrelated = (row: Row) => ({ ...row, ...Object.fromEntries(RELATED.map((name) => [name, ''])) })
  const editions = ['wuenic', 'un-igme', 'world-bank'].map((name) => `editions/${name}.csv`)
  return Object.fromEntries([
    kept('locations.csv', (row) => isPlace(row.id)),
    kept('indicators.csv', (row) => isIndicator(row.id), unrelated),
    linesOf(
      'sources.csv',
      chosen.map((row) => ({ ...row, derived_from: '' })),
    ),
    kept('evidence.csv', () => true, named('current_source')),
    kept('indicator_source.csv', isMeasure),
    kept('citations.csv', (row) => isMeasure(row) && (row.locations ?? '').split(';').every(isPlace)),
    kept('rejections.csv', isPoint),
    kept('facilities.csv', () => false),
    ...editions.map((name) => kept(name, isPoint)),
    ...chosen.map(({ file = '' }) => kept(file, isPoint, named('superseded_by'))),
  ])
}
