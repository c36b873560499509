import { measureKey } from '#domain/reference/reference-data.ts'
import type { Point } from '#domain/observation/point.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'

/** Points between the figure of mothers and cards and the official estimate for the same births. */
const TOLERANCE = 10
const HIGH = 20

/** A survey and the official estimate of the children born in the same year: an estimate that leaves its survey says why. */
export const surveyEstimate: AuditRule = (audited) => {
  const points = Array.from({ length: audited.table.length }, (_, row) => audited.point(row)).filter(
    ({ coordinates }) => coordinates.birthCohort !== null && coordinates.supersededBy === null,
  )
  const official = points.filter((point) => isOfficial(audited, point))
  const surveys = points.filter(({ source }) => classOf(audited, source) === 'Survey')
  const byBirths = new Map(official.map((point) => [birthsOf(point), point]))
  let checked = 0
  const cases = surveys.flatMap((survey) => {
    const estimate = byBirths.get(birthsOf(survey))
    if (!estimate) return []
    checked += 1
    const distance = Math.abs(survey.value - estimate.value)
    if (distance <= TOLERANCE) return []
    const born = survey.coordinates.birthCohort ?? 0
    const numbers = { value: survey.value, estimate: estimate.value, born }
    const explanation = explainedBy([survey, estimate], ['definition_differs', 'doubtful', 'imprecise'])
    const severity = distance > HIGH ? 'high' : 'medium'
    return [aCase(severity, 'births', [survey, estimate], numbers, { explanation, other: estimate.source })]
  })
  return { checked, cases }
}

function birthsOf({ location, coordinates }: Point): string {
  return `${location}:${coordinates.birthCohort}`
}

function isOfficial(audited: AuditedIndicator, { indicator, source }: Point): boolean {
  return (
    classOf(audited, source) === 'Estimate' &&
    audited.reference.measures.get(measureKey(indicator, source))?.custodian === true
  )
}

function classOf({ reference }: AuditedIndicator, source: number) {
  return reference.sources.get(source)?.classification
}
