import { beforeAll, expect, test } from 'vitest'
import { keyFigure } from '#domain/brief/key-figure.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { pooledValue } from './pooled-answer.ts'

let data: ShippedData
beforeAll(async () => {
  data = await readShippedData()
})

const [UNDERWEIGHT, HIV_PREVALENCE] = [16, 26]
const [ABIA, AKWA_IBOM, YOBE] = [8, 10, 43]

function figureAt(indicator: number, location: number) {
  const { reference, tableOf } = data
  const place = byId(reference.locations, location)
  return keyFigure({ place, data: { reference, currentYear: 2026, tableOf } }, indicator)
}

// NNHS 2018 and GDL 2018, read in the data that ship: 17.4 and 15.6 in Abia, 19.2 and 8.5 in Akwa Ibom.
test.each([
  ['within two points of each other', ABIA, 'agrees', 2],
  ['more than ten points apart', AKWA_IBOM, 'disagrees', 1],
])('of a pooled value its sources are held against each other: %s', (_, location, agreement, stars) => {
  const { answer, pooled, stated } = figureAt(UNDERWEIGHT, location)
  if (answer.status !== 'quote' || !pooled) throw new Error('nothing is pooled')
  expect(answer.confidence).toMatchObject({ agreement, stars })
  expect(stated).toBeNull()
  expect(pooled.members.map((one) => english.text(one))).toEqual(['NNHS 2018', 'GDL 2018'])
})

test('it is written as about so much', () => {
  const { pooled, indicator } = figureAt(UNDERWEIGHT, ABIA)
  expect(pooled && english.text(pooledValue(pooled, indicator))).toBe('about 16.5%')
})

test('a series whose own remark takes its level back is no part of a pooled value', () => {
  // IHME-LBD has 1.9% in Yobe for 2017, on twice the level that NAIIS measured: 0.4% in 2018.
  const { stated, pooled } = figureAt(HIV_PREVALENCE, YOBE)
  expect([stated?.source.name, stated?.point.value, pooled]).toEqual(['NAIIS', 0.4, null])
})

test('a target is told where no figure stands beside it', () => {
  const { aim } = figureAt(UNDERWEIGHT, ABIA)
  expect(aim).toEqual({ kind: 'national', value: 17.9, standing: 'none', isBare: true })
})
