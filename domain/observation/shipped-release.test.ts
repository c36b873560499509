import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { gapAt } from '#domain/gap/gap-at.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { pointsWhere } from './observation-table.ts'

// What datasets/CHANGES.md says of the release, against the files that ship.

const ROUTINE = [6, 30, 150]
const [NATION, KANO, BORNO, ABIA] = [1, 27, 15, 8]
const [MICS, NDHS, NNHS, IGME, NCDC, CENSUS, NICS] = [1, 2, 5, 26, 31, 105, 113]
const [MEASLES, DPT3, NEONATAL, TERTIARY] = [20, 18, 30, 1183]

let data: ShippedData
beforeAll(async () => {
  data = await readShippedData()
})

const valueAt = (indicator: number, source: number, location: number, year: number) =>
  pointsWhere(data.tableOf(indicator), { source, location, period: year * 1000 })[0]?.value

test('as many indicators, sources and figures as it says, beside the routine series', () => {
  const { indicators, sources } = data.reference
  expect([...indicators.keys()].filter((id) => id < 1701)).toHaveLength(469)
  expect([...sources.keys()].filter((id) => !ROUTINE.includes(id))).toHaveLength(62)
  const { rows } = JSON.parse(
    readFileSync(new URL('../../datasets/release.json', import.meta.url), 'utf8'),
  ) as { rows: Record<string, number> }
  const inFiles = (wanted: (file: string) => boolean) =>
    Object.entries(rows).reduce((sum, [file, count]) => sum + (wanted(file) ? count : 0), 0)
  const isRoutine = (file: string) => /observations\/(nhmis|who-cholera)/.test(file)
  // The routine series of 2018 stands in the place of 38 values of the release.
  expect(inFiles((file) => file.startsWith('observations/') && !isRoutine(file))).toBe(121_289 - 38)
  expect(inFiles(isRoutine)).toBe(160_823)
  expect(inFiles((file) => file.startsWith('disaggregated/'))).toBe(13_119)
})

test('neonatal mortality of UN IGME: 33.7 belongs to 2023, and of 2024 there is none', () => {
  expect(valueAt(NEONATAL, IGME, NATION, 2023)).toBe(33.7)
  expect(valueAt(NEONATAL, IGME, NATION, 2024)).toBeUndefined()
})

test.each([
  ['NDHS 1999', MEASLES, NDHS, 1999, 1998],
  ['NDHS 2003', MEASLES, NDHS, 2003, 2002],
  ['NDHS 2013', MEASLES, NDHS, 2013, 2012],
  ['MICS 1999', MEASLES, MICS, 1999, 1998],
  ['MICS 2007', MEASLES, MICS, 2007, 2006],
  ['MICS 2011', MEASLES, MICS, 2011, 2010],
  ['NICS 2003', DPT3, NICS, 2003, 2002],
  ['NICS 2006', DPT3, NICS, 2006, 2005],
  ['NICS 2010', DPT3, NICS, 2010, 2009],
  ['NNHS 2015', MEASLES, NNHS, 2015, 2014],
  ['NNHS 2018', DPT3, NNHS, 2018, 2017],
])('%s is about the children born in the year before its fieldwork', (_, indicator, source, year, born) => {
  const points = pointsWhere(data.tableOf(indicator), { source, period: year * 1000 })
  expect(new Set(points.map(({ coordinates }) => coordinates.birthCohort))).toEqual(new Set([born]))
})

test('every survey is about the children born in the year before its fieldwork', () => {
  const surveys = [...data.reference.evidence.values()].filter(({ birthCohort }) => birthCohort !== null)
  expect(surveys.length).toBeGreaterThan(15)
  const began = surveys.map(({ id, fieldworkStart }) => [id, Math.floor((fieldworkStart ?? 0) / 1000) - 1])
  expect(surveys.map(({ id, birthCohort }) => [id, birthCohort])).toEqual(began)
})

describe('Lassa fever', () => {
  it.each([
    ['suspected cases', 480, [2018, 2019, 2020, 2021, 2022, 2024, 2026]],
    ['confirmed cases', 481, [2018, 2019, 2020, 2021, 2022, 2024, 2026]],
    ['deaths', 483, [2018, 2019, 2020, 2021, 2022, 2024, 2026]],
  ])('%s: the years of which a week is missing are not complete', (_, indicator, years) => {
    const points = pointsWhere(data.tableOf(indicator), { source: NCDC, location: NATION })
    const partial = points.filter(({ flags }) => flags.includes('partial_period'))
    expect(partial.map(({ period }) => period / 1000)).toEqual(years)
  })
})

test.each([
  ['Kano', KANO],
  ['Borno', BORNO],
  ['Abia', ABIA],
])('public tertiary facilities in %s: no value, and why; never zero', (_, location) => {
  expect(valueAt(TERTIARY, CENSUS, location, 2019)).toBeUndefined()
  const table = data.tableOf(TERTIARY)
  const asked = { indicator: TERTIARY, source: CENSUS, location, period: 2019000 }
  const gap = gapAt(asked, { table, reference: data.reference, currentYear: 2026 })
  expect([gap?.reason, english.text(gap?.note ?? '')]).toEqual([
    'not_held',
    'Facility census of 2019 names none here, but it misses some: that is no proven zero, so no figure is held.',
  ])
})
