import { expect, test } from 'vitest'
import { formatNumber } from '#domain/number/format.ts'
import { OFFERED_LANGUAGES } from '#domain/message/language.ts'
import { grammars } from './grammars.ts'
import { numbersOf } from './numbers.ts'

const VALUES = [0, 7, -3.25, 1234.5, 232_679_478, 5e307] as const

test.each(OFFERED_LANGUAGES)('%s writes numbers in sentences as labels do', (code) => {
  const { fixed } = numbersOf(grammars[code].locale)
  for (const value of VALUES) expect(fixed(value, 1)).toBe(formatNumber(value, 1))
})

// Where CLDR changes one of these, labels need the language of their reader.
test.each(['en-NG', 'pcm-NG', 'ha-NG', 'yo-NG', 'ig-NG'])('%s writes them so by CLDR', (locale) => {
  expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale])
  const { fixed } = numbersOf(locale)
  for (const value of VALUES) expect(fixed(value, 1)).toBe(formatNumber(value, 1))
})
