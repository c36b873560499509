import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { licenceWords } from './licence-words.ts'

test.each([
  ['not_verified', 'Not verified', 'Not verified'],
  ['not_verified', '', 'Not verified'],
  [
    'not_verified',
    'Not verified (the repository states no licence)',
    'Not verified. The repository states no licence',
  ],
  ['not_verified', 'Free use for research', 'Not verified. Free use for research'],
  ['attribution', 'CC BY 4.0', 'Open with the source named. CC BY 4.0'],
] as const)('%s, “%s” is said once', (licenceClass, licence, said) => {
  expect(english.text(licenceWords({ licenceClass, licence }))).toBe(said)
})
