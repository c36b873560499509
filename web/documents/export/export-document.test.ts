import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { exportFailure } from './export-document.ts'

test.each([
  ['pdf', new TypeError('Failed to fetch'), /^PDF Export failed\. Please try again\. .*connection/],
  [
    'docx',
    new AskError(429, 'too-many', 'Too many'),
    /^DOCX Export failed\. Please try again\. .*ten seconds/,
  ],
  ['docx', new AskError(500, 'unexpected', 'Broken'), /try again\. Something .* our side\. .*print the page/],
  ['pdf', new AskError(400, 'invalid-input', 'Block 3 is too long.'), /try again\. Block 3 is too long\.$/],
] as const)('a failed export of %s says what to do', (format, error, said) => {
  expect(english.text(exportFailure(format, error))).toMatch(said)
})
