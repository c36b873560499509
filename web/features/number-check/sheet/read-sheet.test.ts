import { beforeAll, expect, test } from 'vitest'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { readSheets } from './read-sheet.ts'

let reference: ReferenceData
beforeAll(async () => {
  reference = (await readShippedData()).reference
})

function read(name: string, lines: readonly string[]) {
  return readSheets(
    [{ name, bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) }],
    reference,
    'my sheet',
  )
}

test('indicators and places by id, code or name, a source of one’s own; what cannot be read is named by row', async () => {
  const { figures, refused } = await read('own.csv', [
    'indicator,datasource,location,period,value,numerator,denominator',
    '18,our DHIS2,27,2022,112,640640,572000',
    'PENTA3,6,Kano,2021,98.5,,',
    'DPT 3 / Penta 3 coverage,,kaduna,2022-03,50,,',
    'Fever of unknown kind,,Kano,2022,50,,',
    'PENTA3,,Atlantis,2022,50,,',
    'PENTA3,,Kano,soon,50,,',
  ])
  expect(
    figures.map(({ indicator, location, period, value, source, numerator }) => [
      indicator.id,
      location.name,
      period,
      value,
      source.name,
      numerator,
    ]),
  ).toEqual([
    [18, 'Kano', 2022000, 112, 'our DHIS2', 640640],
    [18, 'Kano', 2021000, 98.5, 'NHMIS-DHIS2', null],
    [18, 'Kaduna', 2022003, 50, 'my sheet', null],
  ])
  expect(refused.map(({ row, reason }) => [row, english.text(reason)])).toEqual([
    [5, 'no indicator is called “Fever of unknown kind”'],
    [6, 'no place is called “Atlantis”'],
    [7, '“soon” is no period'],
  ])
})

test('a table with a column for each year is read as it lies', async () => {
  const { figures } = await read('wide.csv', [
    'State;Indicator;2021;2022',
    'Kano;Penta 3 coverage;95;112',
    'Kaduna;Penta 3 coverage;80;85',
  ])
  expect(figures.map(({ location, period, value }) => [location.name, period, value])).toEqual([
    ['Kano', 2021000, 95],
    ['Kano', 2022000, 112],
    ['Kaduna', 2021000, 80],
    ['Kaduna', 2022000, 85],
  ])
})

test('a file of the world gives the figures of the nation, by its code', async () => {
  const { figures, refused } = await read('world.csv', [
    'ISO3,Country,Vaccine,Year,Coverage',
    'NGA,Nigeria,BCG,2022,81',
    'GHA,Ghana,BCG,2022,95',
  ])
  expect(figures.map(({ indicator, location, value }) => [indicator.code, location.name, value])).toEqual([
    ['BCG', 'Nigeria', 81],
  ])
  expect(refused).toHaveLength(1)
})

test('a file of another kind is named with what it is', async () => {
  const { figures, unreadable } = await readSheets(
    [{ name: 'photo.png', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]) }],
    reference,
    '',
  )
  expect(figures).toEqual([])
  expect(unreadable.map(({ file }) => file)).toEqual(['photo.png'])
})
