import { expect, test } from 'vitest'
import { auditedCountry, DOSE_1, inputOf, OFFICIAL, ROUTINE, year } from '#tests/builders/audited-country.ts'
import { auditIndicator } from './audit-indicator.ts'
import { findingsOf } from './audit-finding.ts'

const country = auditedCountry(3)

/** Coverage above 100 of three state years, one of them marked by the publisher, and one year of the nation that jumps. */
const points = country.points.map((point) => {
  if (point.indicator !== DOSE_1) return point
  const isState = point.location === 8 || point.location === 9
  if (point.source === ROUTINE && isState && point.period === year(2021)) {
    const flags = point.location === 8 ? (['over_100'] as const) : []
    return { ...point, value: 104, numerator: null, denominator: null, flags }
  }
  return point.source === OFFICIAL && point.period === year(2012) ? { ...point, value: 4 } : point
})

const findings = findingsOf(auditIndicator(inputOf({ ...country, points }, DOSE_1)))
const found = (key: string) => findings.find((finding) => finding.key === key)

test('what is explained is a finding of its own, beside what is open', () => {
  expect(found('over_100.71.4')).toMatchObject({ status: 'open', explanation: null })
  expect(found('over_100.71.4.over_100')).toMatchObject({ status: 'explained', explanation: 'over_100' })
  expect(found('over_100.71.4')?.cases).toHaveLength(1)
})

test('a finding is named by rule, indicator and source, and is as grave as its gravest case', () => {
  expect(found('jump.71.5')).toMatchObject({
    rule: 'jump',
    indicator: DOSE_1,
    source: OFFICIAL,
    severity: 'high',
  })
  expect(found('jump.71.5')?.cases[0]?.points).toEqual([
    { indicator: DOSE_1, source: OFFICIAL, location: 1, period: year(2012) },
  ])
})

test('keys are unique', () => {
  expect(new Set(findings.map(({ key }) => key)).size).toBe(findings.length)
})
