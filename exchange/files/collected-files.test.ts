import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { Candidate, Group } from '#exchange/reading/candidate.ts'
import type { SourceFile } from '#exchange/reading/source-file.ts'
import { Counting } from '#exchange/reading/tally.ts'
import { figuresOf, openFiles } from './read.ts'

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../tests/fixtures/exchange')

interface Checked {
  readonly indicator: string
  readonly location: string
  readonly period: string
  readonly value: number
  readonly lower?: number
  readonly upper?: number
  readonly numerator?: number
  readonly denominator?: number
  readonly sample_size?: number
  readonly group?: Readonly<Record<string, string>>
}

interface Expectation {
  readonly file: string
  readonly expected?: {
    readonly observations: number
    readonly of_groups: number
    readonly with_bounds: number
    readonly bounds_not_enclosing: number
    readonly missing: number
    readonly refused: number
    readonly repeated_keys: number
    readonly indicators: number
    readonly locations: number
    readonly periods: readonly string[]
    readonly periods_we_do_not_have: number
  }
  readonly checked?: readonly Checked[]
}

const EXPECTED: readonly Expectation[] = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'))

/** Files whose names stand in another one. */
const WITH: Readonly<Record<string, string>> = {
  'dhis2/analytics-month.data.json': 'dhis2/analytics-month.metadata.json',
  'dhis2/analytics-week.data.json': 'dhis2/analytics-week.metadata.json',
  'dhis2/analytics-quarter.data.json': 'dhis2/analytics-quarter.metadata.json',
  'dhis2/analytics-text.data.json': 'dhis2/analytics-text.metadata.json',
  'dhis2/datavalues-bulk.json': 'dhis2/metadata.json',
  'owid/life-expectancy.csv': 'owid/life-expectancy.metadata.json',
}

/**
 * The collection counts two totals of regions below this table as countries, and leaves out a country without a code (Kosovo,
 * nine gaps). Totals of regions are no countries, and a gap is a gap.
 */
const OTHERWISE: Readonly<Record<string, object>> = {
  'xlsx/infant-hiv-testing.xlsx': { observations: 695 - 18, with_bounds: 625 - 18, missing: 991 + 9 },
}

/** Files that name no place: whoever brings them says which one it is. */
const WITHOUT_PLACE = ['ncdc/lassa-2018-sex.csv']

function fileAt(name: string): SourceFile {
  return { name, bytes: new Uint8Array(readFileSync(join(FOLDER, name))) }
}

/** Each file is read once for its counts, its values and its words. */
const reads = new Map<string, ReturnType<typeof readOnce>>()
afterAll(() => reads.clear())

function read(name: string): ReturnType<typeof readOnce> {
  const known = reads.get(name) ?? readOnce(name)
  reads.set(name, known)
  return known
}

async function readOnce(name: string) {
  const other = WITH[name]
  const brought = await openFiles([fileAt(name), ...(other === undefined ? [] : [fileAt(other)])])
  const counting = new Counting()
  const candidates: Candidate[] = []
  const opened = brought.opened.find(({ file }) => file === name)
  if (opened) {
    for await (const candidate of figuresOf(opened, brought.companions)) {
      counting.add(candidate)
      if (candidate.kind === 'number') candidates.push(candidate)
    }
  }
  return { brought, opened, tally: counting.tally(), candidates }
}

describe('the collected files of publishers are read to their counts', () => {
  it.each(
    EXPECTED.filter(({ expected }) => typeof expected === 'object').map((one) => [one.file, one] as const),
  )('%s', async (file, { expected }) => {
    const { brought, tally } = await read(file)
    expect(brought.refused).toEqual([])
    const hasFigures = (expected?.periods ?? []).some((period) => period !== '')
    expect({
      observations: tally.observations,
      of_groups: tally.ofGroups,
      with_bounds: tally.withBounds,
      bounds_not_enclosing: tally.boundsNotEnclosing,
      missing: tally.missing,
      refused: tally.refused,
      repeated_keys: tally.repeatedKeys,
      periods: tally.periods ? [tally.periods.first, tally.periods.last] : [],
      periods_we_do_not_have: tally.periodsWeDoNotHave.size,
    }).toEqual({
      observations: expected?.observations,
      of_groups: expected?.of_groups,
      with_bounds: expected?.with_bounds,
      bounds_not_enclosing: expected?.bounds_not_enclosing,
      missing: expected?.missing,
      refused: expected?.refused,
      repeated_keys: expected?.repeated_keys,
      periods: hasFigures ? expected?.periods : [],
      periods_we_do_not_have: expected?.periods_we_do_not_have,
      ...OTHERWISE[file],
    })
  })
})

function isOfGroups(groups: readonly Group[], expected: Readonly<Record<string, string>> = {}): boolean {
  const categories = Object.values(expected)
    .map((category) => category.trim())
    .sort()
  return JSON.stringify(groups.map(({ category }) => category.trim()).sort()) === JSON.stringify(categories)
}

const close = (a: number | null, b: number | undefined) =>
  b === undefined || (a !== null && Math.abs(a - b) < 1e-6)

describe('and to the values that were checked in them', () => {
  it.each(EXPECTED.filter(({ checked = [] }) => checked.length > 0).map((one) => [one.file, one] as const))(
    '%s',
    async (file, { checked = [] }) => {
      const { candidates } = await read(file)
      const missing = checked.filter(
        (one) =>
          !candidates.some(
            (candidate) =>
              close(candidate.value, one.value) &&
              (candidate.period.iso ?? candidate.period.text) === one.period &&
              (WITHOUT_PLACE.includes(file) || isPlace(candidate, one.location)) &&
              close(candidate.lower, one.lower) &&
              close(candidate.upper, one.upper) &&
              close(candidate.numerator, one.numerator) &&
              close(candidate.denominator, one.denominator) &&
              close(candidate.sampleSize, one.sample_size) &&
              isOfGroups(candidate.groups, one.group) &&
              isNamed(candidate, one.indicator),
          ),
      )
      expect(missing).toEqual([])
    },
  )
})

/** The collection calls some indicators by its own reading: of a series without one by some of its codes, of one file by the value. */
function isNamed({ indicator }: Candidate, name: string): boolean {
  const names = [indicator.code, indicator.name].map((text) => text.toLowerCase())
  return names.includes(name.toLowerCase()) || /^A\.B$|^A\.U\.A|^[\d.]+$/.test(name)
}

/** Regions inside regions are written with dots before their names. Series of prices have no place. */
function isPlace({ place }: Candidate, location: string): boolean {
  return [place.code, place.name, ''].includes(location.replace(/^\.\./, ''))
}

/** The figures at a place of a file whose expectation stands in words. */
async function figure(file: string, sheet: string, place: string, ...groups: string[]): Promise<number[]> {
  const { candidates } = await read(file)
  return candidates
    .filter((one) => sheet === '' || one.at.sheet === sheet)
    .filter((one) => one.place.name === place || one.groups.some(({ category }) => category === place))
    .filter((one) => groups.every((group) => one.groups.some(({ category }) => category === group)))
    .filter((one) => one.groups.length === groups.length)
    .map(({ value }) => value ?? Number.NaN)
}

describe('and where they are told in words', () => {
  const census = 'xlsx/census-tables.xlsx'

  it('a census has its totals, sexes and residences', async () => {
    expect(await figure(census, 'A1', 'Malawi')).toEqual([17563749, 13029498])
    expect(await figure(census, 'A1', 'Malawi', 'Male')).toEqual([8521460, 6370935])
    expect(await figure(census, 'A1', 'Malawi', 'Female')).toEqual([9042289, 6658563])
    expect(await figure(census, 'A1', 'Northern')).toEqual([2289780, 1679491])
    expect(await figure(census, 'A1', 'Chitipa')).toEqual([234927, 176835])
    expect(await figure(census, 'A3', 'Malawi', 'Urban')).toEqual([2816492])
    expect(await figure(census, 'A3', 'Malawi', 'Rural')).toEqual([14747257])
    expect((await figure(census, 'A2', '0-4', '0-4'))[0]).toBe(2552406)
    expect((await figure(census, 'A2', '0-4', '0-4', 'Male'))[0]).toBe(1265971)
  })

  it.each([
    ['hxl/hxl-merged.xlsx', [100, 100, 105, 110, 250, 300, 80, 95]],
    ['hxl/hxl-latin1.csv', [100, 100, 250, 300, 80, 95]],
  ])('%s has its rows, merged cells and accents', async (file, values) => {
    const { candidates, opened } = await read(file)
    expect(candidates.map(({ value }) => value)).toEqual(values)
    const rows = opened?.tables[0]?.rows ?? []
    expect(rows).toHaveLength(4)
    const third = rows[2]?.cells.map(String) ?? []
    expect(third).toEqual(expect.arrayContaining(['UNICEF', 'Colombia', 'Chocó', 'Educación']))
    expect(rows[0]?.cells.map(String)).toContain('Panamá')
  })

  it.each([
    ['unaids/naomi-areas.csv', 'places', 69],
    ['dhis2/nigeria-lga-names.csv', 'places', 850],
    ['dhis2/organisation-units.csv', 'places', 6],
    ['hxl/global-pcodes-nga.csv', 'places', 811],
    ['dhis2/metadata.json', 'dataElements', 75],
    ['dhis2/metadata.json', 'indicators', 19],
    ['dhis2/metadata.json', 'indicatorTypes', 2],
    ['dhis2/metadata.json', 'categoryOptionCombos', 12],
    ['dhis2/metadata.json', 'dataSets', 2],
    ['sdmx/unicef-series-keys.xml', 'series', 78],
  ])('%s has no figures, and %s: %i', async (file, kind, count) => {
    const { opened, tally } = await read(file)
    expect(tally.observations + tally.missing + tally.refused).toBe(0)
    expect(opened?.counts.get(kind)).toBe(count)
  })

  it.each([
    ['hxl/facilities-ebola.csv', 'hxl'],
    ['dhis2/analytics-week.metadata.json', 'dhis2-metadata'],
    ['dhis2/analytics-month.metadata.json', 'dhis2-metadata'],
    ['dhis2/analytics-quarter.metadata.json', 'dhis2-metadata'],
    ['dhis2/analytics-text.metadata.json', 'dhis2-metadata'],
    ['owid/life-expectancy.metadata.json', 'owid'],
    ['frictionless/maternal-mortality/datapackage.json', 'frictionless'],
  ])('%s has no figures and is known all the same', async (file, format) => {
    const { opened, tally, brought } = await read(file)
    expect(brought.refused).toEqual([])
    expect(tally.observations).toBe(0)
    expect(opened?.format).toBe(format)
  })

  it('a code without a name in the metadata is told', async () => {
    const { brought, candidates } = await read('dhis2/analytics-month.data.json')
    const unnamed = candidates.filter(({ indicator }) => !brought.companions.names.has(indicator.code))
    expect(new Set(unnamed.map(({ indicator }) => indicator.code))).toEqual(
      new Set(['testing-extraneous-data']),
    )
  })
})
