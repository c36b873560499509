import { expect, test } from 'vitest'
import { contactAddress, frontWith, OWN_FRONT } from './front.ts'

test.each([
  ['observatory@health.example', 'mailto:observatory@health.example'],
  ['https://health.example/contact?a=1', 'https://health.example/contact?a=1'],
  ['HTTPS://health.example', 'https://health.example/'],
  ['http://health.example', null],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)//@health.example', null],
  ['data:text/html,x', null],
  ['mailto:a@health.example', null],
  ['a@b.example?bcc=c@d.example', null],
  ['a@b.example\nBcc: c@d.example', null],
  ['https://me:secret@health.example', null],
  ['//health.example', null],
  ['a@b', null],
  ['<img src=x>@b.example', null],
  ['', null],
])('%j leads to %j', (contact, address) => expect(contactAddress(contact)).toBe(address))

test('what was never chosen is the product’s own', () => {
  expect(frontWith({})).toEqual(OWN_FRONT)
  expect(frontWith({ agency: 'Snowland' })).toEqual({ ...OWN_FRONT, agency: 'Snowland' })
})
