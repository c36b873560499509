import { beforeAll, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { csvCells } from './csv-cells.ts'
import { readSheet } from './read-sheet.ts'

let reference: ReferenceData
beforeAll(async () => {
  reference = (await readShippedData()).reference
})

test.each([
  [
    'a,b\n1,"2, and ""3"""\n',
    [
      ['a', 'b'],
      ['1', '2, and "3"'],
    ],
  ],
  [
    '\uFEFFa;b\r\n1;2\r\n\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\n"x\ny"\t2',
    [
      ['a', 'b'],
      ['x\ny', '2'],
    ],
  ],
])('the cells of %j', (text, cells) => {
  expect(csvCells(text)).toEqual(cells)
})

test('indicators and places by id, code or name, a period as people write it, a source of one’s own', () => {
  const { figures, refused } = readSheet(
    [
      'indicator,datasource,location,period,value,numerator,denominator',
      '18,our DHIS2,27,2022,112,640640,572000',
      'PENTA3,6,Kano State,2021,98.5,,',
      'DPT 3 / Penta 3 coverage,,kaduna,Mar 2022,"1,0",,',
      'Penta 9,,Kano,2022,50,,',
      'PENTA3,,Atlantis,2022,50,,',
      'PENTA3,,Kano,soon,50,,',
    ].join('\n'),
    reference,
    'my sheet',
  )
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
  ])
  expect(refused.map(({ row, reason }) => [row, english.text(reason)])).toEqual([
    [4, '“1,0” is no number'],
    [5, 'no indicator is called “Penta 9”'],
    [6, 'no place is called “Atlantis”'],
    [7, '“soon” is no period'],
  ])
})

test('a first line without the needed columns says which are missing', () => {
  expect(readSheet('facility,doses\nA,1', reference, '').missing).toEqual([
    'indicator',
    'location',
    'period',
    'value',
  ])
  expect(readSheet('Indicator;State;Year;Figure\nPENTA3;Kano;2022;50', reference, '').figures).toHaveLength(1)
})
