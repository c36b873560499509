import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { DEMOGRAPHICS, PROFILE_AREAS, PROFILE_INDICATORS } from './profile-areas.ts'

const names = (items: readonly { readonly title: (typeof DEMOGRAPHICS)[number]['title'] }[]) =>
  items.map(({ title }) => english.text(title))

test('the seven program areas, in the order of the specification', () => {
  expect(names(PROFILE_AREAS)).toEqual([
    'RMNCH',
    'Nutrition',
    'Immunization',
    'Malaria',
    'HIV/AIDS',
    'Mortality',
    'Health Services',
  ])
})

test('the seven demographic items, in the order of the specification', () => {
  expect(names(DEMOGRAPHICS)).toEqual([
    'Total population',
    'Total fertility rate',
    'Birth registration',
    'Dependency ratio',
    'Never attended school',
    'Growth rate',
    'Maternal mortality ratio',
  ])
})

test('an area that goes through the stages of life has one for each indicator, in the order of life', () => {
  for (const { indicators, stages } of PROFILE_AREAS) {
    if (!stages) continue
    const found = indicators.map((id) => stages[id])
    expect([...new Set(found)]).toEqual(['before', 'pregnancy', 'birth', 'after', 'infancy', 'childhood'])
    expect(found).toHaveLength(indicators.length)
  }
})

describe('of the data that ship', () => {
  let data: ShippedData
  beforeAll(async () => {
    data = await readShippedData()
  })

  test('every indicator is known', () => {
    expect(PROFILE_INDICATORS.filter((id) => !data.reference.indicators.has(id))).toEqual([])
  })
})
