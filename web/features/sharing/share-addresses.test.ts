import { english } from '#languages/from-source.ts'
import { expect, test } from 'vitest'
import { isMailAddress, mailAddress, shareDescription, socialAddresses } from './share-addresses.ts'

const shared = { address: 'http://msdat.test/a?b=1&c=2', title: 'MSDAT', description: "Look at 'x' & y" }

test.each([
  ['a@b.org', true],
  [' a.b+c@d.e.ng ', true],
  ['', false],
  ['a@b', false],
  ['a b@c.org', false],
  ['@b.org', false],
])('%j is an address: %s', (text, is) => {
  expect(isMailAddress(text)).toBe(is)
})

test('the sentence names the indicator when there is one', () => {
  expect(english.text(shareDescription('Lamps lit'))).toBe(
    "Take a look at 'Lamps lit' on the Multi-Source Data and Triangulation (MSDAT) platform",
  )
  expect(english.text(shareDescription(null))).toBe(
    'Take a look at the Multi-Source Data and Triangulation (MSDAT) platform',
  )
})

test('the address of the page survives inside every link', () => {
  for (const [, link] of socialAddresses(shared)) {
    const carried = [...new URL(link).searchParams.values()].join(' ')
    expect(carried).toContain(shared.address)
  }
})

test.each([
  ['', null],
  ['MSDATng', 'MSDATng'],
])('the link to X names the site %j, where it has a name there', (handle, via) => {
  const links = socialAddresses(shared, handle).map(([, link]) => new URL(link).searchParams.get('via'))
  expect(links).toEqual([null, via, null, null])
})

test('a mail carries subject, sentence and address', () => {
  const mail = new URL(mailAddress('a@b.org', shared))
  expect(decodeURIComponent(mail.pathname)).toBe('a@b.org')
  expect(mail.searchParams.get('subject')).toBe('MSDAT')
  expect(mail.searchParams.get('body')).toBe(`${shared.description}\n\n${shared.address}`)
})
