import { expect, test } from 'vitest'
import { frontFaults, isContactWrong } from './step-fault.ts'

test.each([
  ['', false],
  ['  ', false],
  ['observatory@health.example', false],
  ['https://health.example/contact', false],
  ['not an address', true],
  ['http://health.example', true],
  ['javascript:alert(1)', true],
])('%j as the contact is wrong: %s', (contact, isWrong) => {
  expect(isContactWrong(contact)).toBe(isWrong)
})

test.each([
  ['not an address', true, ['contact']],
  ['', false, ['colour']],
  ['not an address', false, ['contact', 'colour']],
  ['a@b.example', true, []],
] as const)('contact %j, colour passes %s: %j has to be mended', (contact, passes, faults) => {
  expect(frontFaults({ contact }, passes)).toEqual(faults)
})
