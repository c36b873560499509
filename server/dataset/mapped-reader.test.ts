import { expect, it } from 'vitest'
import { KNOWN_IDS } from '#tests/builders/known-ids.ts'
import { openFile } from '#exchange/files/open.ts'
import { figuresOf } from '#exchange/files/read.ts'
import { applyMapping, type MappedFigure } from '#exchange/mapping/apply.ts'
import { emptyMapping, type Mapping, OpenNames } from '#exchange/mapping/mapping.ts'
import { Findings, findingLine } from './finding.ts'
import { GROUP_COLUMNS, readGroup } from './group-row.ts'
import { mappedReader } from './mapped-reader.ts'
import { OBSERVATION_COLUMNS, readObservation } from './observation-row.ts'
import { columnsOf, readRows } from './read-rows.ts'

const TEXT = [
  'State;Sex;2013;2018',
  'Nigeria;Total;38,1;43,3',
  'Nigeria;Female;;-2',
  'Elsewhere;Total;5;6',
].join('\n')

const MAPPING: Mapping = {
  ...emptyMapping('sheet', ''),
  indicators: { 'Skilled births': { indicator: 7, scale: 1 } },
  places: { Nigeria: 1, Elsewhere: null },
  source: 2,
  groups: { 'Sex = Female': { dimension: 'sex', category: 'Female' } },
}

/** The figures of a text under a mapping; the file names no indicator of its own. */
async function* mapped(open: OpenNames): AsyncGenerator<MappedFigure> {
  const opened = await openFile({ name: 'births.csv', bytes: new TextEncoder().encode(TEXT) })
  for await (const candidate of figuresOf(opened)) {
    const named = { ...candidate, indicator: { code: '', name: 'Skilled births' } }
    const figure = applyMapping(named, MAPPING, open)
    if (figure.kind === 'figure') yield figure
  }
}

it('a mapped file is checked as any file of figures, and its findings name the cell', async () => {
  const open = new OpenNames()
  const problems = new Findings()
  const reader = mappedReader(() => mapped(open), 'figures')
  const file = { path: '', name: 'births.csv', reader }
  expect(await columnsOf(file)).toContain('interval_level')
  const values: (readonly [number, number, number])[] = []
  const read = readRows(
    file,
    OBSERVATION_COLUMNS,
    (row) => readObservation(row, KNOWN_IDS),
    problems,
    problems,
  )
  for await (const rows of read) {
    values.push(...rows.map(({ line, content }) => [line, content.period, content.value] as const))
  }
  expect(values).toEqual([
    [2, 2013000, 38.1],
    [2, 2018000, 43.3],
  ])
  expect(open.list()).toEqual([])
  const groups = { ...file, reader: mappedReader(() => mapped(open), 'groups') }
  for await (const rows of readRows(
    groups,
    GROUP_COLUMNS,
    (row) => readGroup(row, KNOWN_IDS),
    problems,
    problems,
  )) {
    expect(rows).toEqual([])
  }
  expect(problems.first.map(findingLine)).toEqual([
    'births.csv, line 3, cell D, value: A percentage cannot be below zero.',
  ])
})
