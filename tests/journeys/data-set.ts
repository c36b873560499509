import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** A figure as it stands in the files of the data set. */
export interface DataSetRow {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  /** ISO text. */
  readonly period: string
  readonly value: number
}

const FOLDER = new URL('../../datasets/observations/', import.meta.url)

let dataSet: readonly DataSetRow[] | null = null

/** All figures of the data set, read without any code of the product; once for all journeys of a worker. */
export function readDataSet(): readonly DataSetRow[] {
  dataSet ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .flatMap((name) => rowsOf(parse(readFileSync(new URL(name, FOLDER))) as string[][]))
  return dataSet
}

function rowsOf([header = [], ...rows]: readonly string[][]): DataSetRow[] {
  const column = (name: string) => header.indexOf(name)
  const [indicator, datasource] = [column('indicator'), column('datasource')]
  const [location, period, value] = [column('location'), column('period'), column('value')]
  return rows.map((row) => ({
    indicator: Number(row[indicator]),
    datasource: Number(row[datasource]),
    location: Number(row[location]),
    period: row[period] ?? '',
    value: Number(row[value]),
  }))
}

/** That many of the rows, spread by chance over all of them. The seed makes the choice the same each time. */
export function chooseAtRandom<T>(rows: readonly T[], count: number, seed: number): T[] {
  let state = seed
  const next = () => {
    // The generator mulberry32.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return rows
    .map((row) => ({ row, place: next() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ row }) => row)
}
