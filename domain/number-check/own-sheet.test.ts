import { expect, test } from 'vitest'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { type AskedNumber, ownSource } from './asked-number.ts'
import { checkNumber } from './check-number.ts'
import { ownPoints, ownSheetOf, withOwnPoints, withOwnSources } from './own-sheet.ts'
import { isOwnSource } from './own-source-id.ts'

const [PENTA_3, KANO, AN_LGA] = [18, 27, 414]

function figure(reference: ReferenceData, location: number, value: number): AskedNumber {
  return {
    indicator: byId(reference.indicators, PENTA_3),
    location: byId(reference.locations, location),
    period: 2022000,
    value,
    source: ownSource('our DHIS2'),
    numerator: 640_640,
    denominator: null,
    months: null,
  }
}

test('a sheet is a source beside all others: known by name, in the table of its indicator, with the births of its doses', async () => {
  const { reference, tableOf } = await readShippedData()
  const sheet = ownSheetOf('our DHIS2 (yours, not published)', [
    figure(reference, KANO, 112),
    figure(reference, AN_LGA, 95),
  ])
  const coverage = new Map([[PENTA_3, new Map([[2, 7]])]])
  const known = withOwnSources({ reference, coverage }, [sheet])
  expect(known.reference.sources.get(500)).toMatchObject({
    name: 'our DHIS2 (yours, not published)',
    classification: 'Routine',
    hasData: true,
  })
  expect([...(known.coverage.get(PENTA_3) ?? [])]).toEqual([
    [2, 7],
    [500, 4 + 8],
  ])
  const { curation } = reference
  const states = ownPoints([sheet], PENTA_3, { curation, level: 'states' })
  const table = withOwnPoints(tableOf(PENTA_3), states)
  const [own] = pointsWhere(table, { indicator: PENTA_3, source: 500 })
  expect([own?.location, own?.value, own?.numerator, own?.coordinates.birthCohort]).toEqual([
    KANO,
    112,
    640_640,
    2022,
  ])
  expect(ownPoints([sheet], PENTA_3, { curation, level: 'areas' }).map(({ location }) => location)).toEqual([
    AN_LGA,
  ])
  expect(table.length).toBe(tableOf(PENTA_3).length + 1)
})

test('a figure of a kept sheet is no evidence for itself', async () => {
  const { reference, tableOf } = await readShippedData()
  const asked = figure(reference, KANO, 112)
  const sheet = ownSheetOf('ours', [asked])
  const known = withOwnSources({ reference, coverage: new Map() }, [sheet])
  const points = ownPoints([sheet], PENTA_3, { curation: reference.curation, level: 'states' })
  const table = withOwnPoints(tableOf(PENTA_3), points)
  const { evidence } = checkNumber(asked, { table, reference: known.reference, people: null })
  expect(evidence.filter(({ source }) => isOwnSource(source.id))).toEqual([])
})
