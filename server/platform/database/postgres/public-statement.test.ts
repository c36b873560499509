import { expect, test } from 'vitest'
import { logPosition } from './log-position.ts'
import { isPublicStatement, looksForRelease } from './public-statement.ts'

const PRIVATE = new Set(['account', 'session', 'every_dashboard', 'attempt'])

test.each([
  ['select number from release order by number desc limit 1', true],
  ['\n  with o as (select * from observation) select * from o join location l on l.id = o.location', true],
  ['SELECT value FROM observation, lateral (values (1)) v', true],
  ['select 1', false],
  ['select * from account', false],
  ['select * from observation o, account a', false],
  ['select id from release where exists (select from session)', false],
  ['select * from release for update', false],
  ['select * from release for no key update', false],
  ['with gone as (delete from observation returning 1) select 1 from gone', false],
  ['insert into release (number) select 1', false],
  ['select pg_advisory_xact_lock(1) from release', false],
  ['select pg_database_size(current_database()), (select count(*) from observation)', false],
  ['lock table release', false],
])('%s: %s', (sql, isPublic) => {
  expect(isPublicStatement(sql, PRIVATE)).toBe(isPublic)
})

test('a statement that looks for a release is known', () => {
  expect(looksForRelease('select hash from release where number = $1')).toBe(true)
  expect(looksForRelease('select body from release_catalogue where release = $1')).toBe(true)
  expect(looksForRelease('select value from observation where release_added < 3')).toBe(false)
})

test.each([
  ['0/0', 0n],
  ['16/B374D848', 97_500_059_720n],
  ['0/1000000', 16_777_216n],
  ['FFFFFFFF/FFFFFFFF', 2n ** 64n - 1n],
  ['', null],
  ['primary', null],
  ['1/2/3', null],
  ['123456789/0', null],
])('the position %s is %s', (text, position) => {
  expect(logPosition(text)).toBe(position)
})
