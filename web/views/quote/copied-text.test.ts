import { expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { copiedText } from './copied-text.ts'

it('a copied citation says in which release it was read, and where to look', () => {
  const release = { number: 3, hash: 'abc', published_at: '2024-11-01T08:00:00.000Z', note: '' }
  expect(
    copiedText('Shovels: 5.', { release, address: 'https://example.org/figure', language: english }),
  ).toBe('Shovels: 5. MSDAT, release 3 of November 1st 2024. https://example.org/figure?release=3')
})

it('an address that names a release already keeps it', () => {
  const release = { number: 3, hash: 'abc', published_at: '2024-11-01T08:00:00.000Z', note: '' }
  const address = 'https://example.org/figure?indicator=7&release=2'
  expect(copiedText('Shovels: 5.', { release, address, language: english })).toContain(address)
})
