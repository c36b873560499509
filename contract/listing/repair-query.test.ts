import { expect, test } from 'vitest'
import { repairQuery } from './repair-query.ts'

test.each([
  ['a usual query stays as it is', { indicator: '7', size: '100' }, { indicator: '7', size: '100' }],
  ['a repeated parameter is a list', { location: ['8', '9'] }, { location: '8,9' }],
  ['a slash behind a value goes', { ordering: '-updated_at/' }, { ordering: '-updated_at' }],
  ['a stray ? before a name', { size: '3000', '?indicator': '7' }, { size: '3000', indicator: 'undefined' }],
  ['a stray ? in a value', { size: '1500?datetime=2024-01-01' }, { size: '1500', datetime: 'undefined' }],
  ['a ? that separates nothing', { name: 'why?' }, { name: 'why?' }],
])('%s', (_, raw, repaired) => expect(repairQuery(raw)).toEqual(repaired))
