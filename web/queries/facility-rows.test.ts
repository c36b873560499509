import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { facilitiesIn } from './facility-rows.ts'

const HEAD = 'id,name,type,tier,level,ownership,state,lga,latitude,longitude,source,flag'

test('a row becomes a facility, at no place where its coordinates are missing or wrong', () => {
  const rows = [
    '7,"St. Made-up\'S ""Old"" Hospital, Itu",Hospital,3,Secondary,Public,10,98,5.2,7.98333,105,',
    '8,Made-up Post,Health Post,2,Primary,Public,10,,,,105,',
    '9,Far Post,Health Post,2,Primary,Public,10,98,5.2,7.9,105,coordinates_outside_state',
  ]
  const known = { state: 10, ownership: 'Public' }
  const post = { ...known, type: 'Health Post', level: 'Primary', at: null }
  expect(facilitiesIn([HEAD, ...rows, ''].join('\n'))).toEqual([
    {
      ...{ ...known, id: 7, name: 'St. Made-up\'S "Old" Hospital, Itu', type: 'Hospital' },
      ...{ level: 'Secondary', lga: 98, at: [7.983_33, 5.2] },
    },
    { ...post, id: 8, name: 'Made-up Post', lga: null },
    { ...post, id: 9, name: 'Far Post', lga: 98 },
  ])
})

test('the file that ships is read as any reader of CSV reads it', () => {
  const text = readFileSync(new URL('../../datasets/facilities.csv', import.meta.url), 'utf8')
  const rows: Record<string, string>[] = parse(text, { columns: true })
  const found = facilitiesIn(text)
  expect(found).toHaveLength(20_807)
  expect(
    found.map(({ id, name, type, level, ownership }) => [String(id), name, type, level, ownership]),
  ).toEqual(rows.map(({ id, name, type, level, ownership }) => [id, name, type, level, ownership]))
})
