import { expect, test } from 'vitest'
import { periodCode } from '#domain/period/period.ts'
import { reportedShare, reportKey } from './reporting.ts'

const months = ['2022-01', '2022-02'].map((iso) => periodCode(iso) ?? 0)
const [first = 0, second = 0] = months
const state = (id: number) => ({ id, name: '', level: 3 as const, parent: 2 })
const reporting = {
  due: new Map([
    [8, 10],
    [9, 5],
  ]),
  came: new Map([
    [reportKey(8, first), 10],
    [reportKey(8, second), 8],
    [reportKey(9, first), 3],
  ]),
}

test.each([
  ['of a state', [state(8)], 18 / 20],
  ['of states together; a month without any report counts', [state(8), state(9)], 21 / 30],
  ['of a place whose LGAs are not known', [state(10)], null],
])('the share of LGA-months with a report %s', (_, states, share) => {
  expect(reportedShare(states, months, reporting)).toBe(share)
})
