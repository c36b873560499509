import { beforeAll, describe, expect, test } from 'vitest'
import { byId } from '#domain/reference/reference-data.ts'
import { english } from '#languages/from-source.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { type AskedNumber, ownSource } from './asked-number.ts'
import { checkNumber, type NumberCheck } from './check-number.ts'

let data: ShippedData
beforeAll(async () => {
  data = await readShippedData()
})

const PENTA_3 = 18
const KANO = 27

function check(given: Partial<Omit<AskedNumber, 'indicator' | 'location'>> & { indicator?: number; location?: number }): NumberCheck {
  const { reference, tableOf } = data
  const { indicator = PENTA_3, location = KANO, ...rest } = given
  return checkNumber(
    {
      indicator: byId(reference.indicators, indicator),
      location: byId(reference.locations, location),
      period: 2022000,
      value: 112,
      source: ownSource('our DHIS2'),
      numerator: null,
      denominator: null,
      months: null,
      ...rest,
    },
    { table: tableOf(indicator), reference, people: { tableOf, reference } },
  )
}

test('x', () => {
  const c = check({ numerator: 640640, denominator: 572000 })
  console.log(english.text(c.heading)); console.log(english.text(c.lead))
  for (const s of c.said) console.log(english.text(s))
  for (const e of c.evidence) console.log(e.source.name, e.point.period, e.place.name, e.point.value, e.role, e.isSameTime, e.kin)
  console.log(c.parts?.source.name, c.parts?.count, c.parts?.lower, c.parts?.upper, c.births)
  for (const r of c.targets?.rows ?? []) console.log(typeof r.population === 'string' ? r.population : english.text(r.population.name) + ' | ' + english.text(r.population.derivation), r.people, r.value)
  for (const k of c.causes) console.log(k.id, k.verdict, english.text(k.found))
  for (const k of c.next) console.log(english.text(k.what))
  console.log(english.text(check({ value: 51 }).heading), english.text(check({value: 51}).lead))
})
