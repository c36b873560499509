import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { addressesFault, addressesIn, addressLines } from './platform-lists.ts'

const NAMES = ['ncdc', 'ndr1']

test.each([
  ['', {}],
  ['ncdc https://ncdc.gov.ng', { ncdc: 'https://ncdc.gov.ng' }],
  [
    '  ndr1   https://example.org/a b \n\nncdc https://ncdc.gov.ng',
    { ndr1: 'https://example.org/a b', ncdc: 'https://ncdc.gov.ng' },
  ],
])('%j is read line by line', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
  expect(addressesIn(addressLines(addresses))).toEqual(addresses)
})

test.each([
  ['ncdc https://ncdc.gov.ng', null],
  ['other https://example.org', 'There is no tab called other. There are: ncdc, ndr1.'],
  ['ncdc http://ncdc.gov.ng', 'Write ncdc, a space and an address that begins with https://.'],
  ['ncdc javascript:alert(1)', 'Write ncdc, a space and an address that begins with https://.'],
  ['ncdc', 'Write ncdc, a space and an address that begins with https://.'],
])('what is wrong with %j: %j', (text, fault) => {
  const found = addressesFault(addressesIn(text), NAMES)
  expect(found && english.text(found)).toBe(fault)
})
