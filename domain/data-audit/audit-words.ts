import { type Message, message } from '#domain/message/message.ts'
import { figure, indicatorName, percentage, periodName, placeName, whole } from '#domain/message/value.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { AuditFinding } from './audit-finding.ts'
import type { AuditCase } from './audit-rule.ts'

interface Said {
  readonly where: ReturnType<typeof whereOf>
  /** A number of the case as a value of the indicator. */
  value(name: string): ReturnType<typeof figure>
  number(name: string): number
  readonly other: string
  readonly source: string
  readonly note: string
  readonly reference: ReferenceData
}

/** The sentence of each kind of case, by rule and name. */
const SENTENCES: Readonly<Record<string, (said: Said) => Message>> = {
  'impossible-below': ({ where }) => message('audit-cases.impossible-below', where),
  'impossible-share': ({ where }) => message('audit-cases.impossible-share', where),
  'impossible-interval': ({ where, value }) =>
    message('audit-cases.impossible-interval', { ...where, lower: value('lower'), upper: value('upper') }),
  'impossible-parts': ({ where, value }) =>
    message('audit-cases.impossible-parts', { ...where, made: value('made') }),
  'repeats_part-part': ({ where, number, reference }) =>
    message('audit-cases.repeats_part-part', {
      ...where,
      part: placeName(byId(reference.locations, number('place'))),
      copies: whole(number('copies')),
      of: whole(number('of')),
    }),
  'total_parts-sum': ({ where, value, number }) =>
    message('audit-cases.total_parts-sum', { ...where, sum: value('sum'), parts: whole(number('parts')) }),
  'outside_parts-range': ({ where, value }) =>
    message('audit-cases.outside_parts-range', { ...where, least: value('least'), most: value('most') }),
  'mean_of_parts-mean': ({ where, value }) =>
    message('audit-cases.mean_of_parts-mean', { ...where, mean: value('mean') }),
  'parts_repeat-whole': ({ where, number }) =>
    message('audit-cases.parts_repeat-whole', {
      ...where,
      same: whole(number('same')),
      of: whole(number('of')),
    }),
  'part_above_whole-above': ({ where, value, number, reference }) =>
    message('audit-cases.part_above_whole-above', {
      ...where,
      whole: value('whole'),
      first: indicatorName(byId(reference.indicators, number('first'))),
    }),
  'share_above_whole-inside': ({ where, value, number, reference }) =>
    message('audit-cases.share_above_whole-inside', {
      ...where,
      whole: value('whole'),
      first: indicatorName(byId(reference.indicators, number('first'))),
    }),
  'share_above_whole-together': ({ where, value, number, reference }) =>
    message('audit-cases.share_above_whole-together', {
      ...where,
      whole: value('whole'),
      sum: value('sum'),
      first: indicatorName(byId(reference.indicators, number('first'))),
    }),
  'parts_and_whole-make': ({ where, value, number, reference }) =>
    message('audit-cases.parts_and_whole-make', {
      ...where,
      sum: value('sum'),
      whole: value('whole'),
      first: indicatorName(byId(reference.indicators, number('first'))),
      beside: indicatorName(byId(reference.indicators, number('beside'))),
    }),
  'outside_lgas-range': ({ where, value, other }) =>
    message('audit-cases.outside_lgas-range', {
      ...where,
      other,
      least: value('least'),
      most: value('most'),
    }),
  'constant-series': ({ where, number }) =>
    message('audit-cases.constant-series', { ...where, values: whole(number('values')) }),
  'late_zeros-zero': ({ where: { place, period }, value }) =>
    message('audit-cases.late_zeros-zero', { place, period, usual: value('usual') }),
  'equal_doses-months': ({ where: { place, period }, number, reference }) =>
    message('audit-cases.equal_doses-months', {
      place,
      period,
      months: whole(number('months')),
      of: whole(number('of')),
      first: indicatorName(byId(reference.indicators, number('first'))),
    }),
  'projections-fell': ({ where, value, number }) =>
    message('audit-cases.projections-fell', {
      ...where,
      before: value('before'),
      rate: percentage(number('rate'), 1),
    }),
  'projections-grew': ({ where, value, number }) =>
    message('audit-cases.projections-grew', {
      ...where,
      before: value('before'),
      rate: percentage(number('rate'), 1),
    }),
  'definitions-counts': ({ where, value, other }) =>
    message('audit-cases.definitions-counts', { ...where, other, copy: value('copy') }),
  'over_100-coverage': ({ where }) => message('audit-cases.over_100-coverage', where),
  'improbable-sources': ({ where, value }) =>
    message('audit-cases.improbable-sources', { ...where, least: value('least'), most: value('most') }),
  'improbable-places': ({ where, value }) =>
    message('audit-cases.improbable-places', { ...where, median: value('median') }),
  'improbable-lga': ({ where, value }) =>
    message('audit-cases.improbable-lga', { ...where, most: value('most') }),
  'jump-between': ({ where, value }) =>
    message('audit-cases.jump-between', { ...where, before: value('before'), after: value('after') }),
  'copies-twin': ({ where, value, other }) =>
    message('audit-cases.copies-twin', { ...where, other, copy: value('copy') }),
  'editions-earlier': ({ where, value }) =>
    message('audit-cases.editions-earlier', { ...where, older: value('older') }),
  'editions-copy': ({ where, value, other }) =>
    message('audit-cases.editions-copy', { ...where, other, newer: value('newer') }),
  'survey_estimate-births': ({ where, value, other, number }) =>
    message('audit-cases.survey_estimate-births', {
      ...where,
      other,
      born: String(number('born')),
      estimate: value('estimate'),
    }),
  'rejected-reason': ({ where, note }) => message('audit-cases.rejected-reason', { ...where, reason: note }),
  'one_cause-state': ({ where: { period }, number, reference }) =>
    message('audit-cases.one_cause-state', {
      state: placeName(byId(reference.locations, number('place'))),
      period,
      figures: number('figures'),
      indicators: number('indicators'),
    }),
  'one_cause-source': ({ where: { period }, source, number }) =>
    message('audit-cases.one_cause-source', {
      source,
      period,
      figures: number('figures'),
      indicators: number('indicators'),
      states: number('states'),
    }),
  'digits-whole': ({ number }) =>
    message('audit-cases.digits-whole', {
      share: percentage(number('share')),
      values: whole(number('values')),
    }),
  'digits-decimal': ({ number }) =>
    message('audit-cases.digits-decimal', {
      share: percentage(number('share')),
      values: whole(number('values')),
    }),
}

/**
 * The text of a finding about one of its cases, a whole sentence with place and period. Throws for ids of
 * another release.
 */
export function caseWords(
  { rule, indicator, source, other }: Pick<AuditFinding, 'rule' | 'indicator' | 'source' | 'other'>,
  one: Pick<AuditCase, 'sentence' | 'numbers' | 'points' | 'note'>,
  reference: ReferenceData,
): Message {
  const sentence = SENTENCES[`${rule}-${one.sentence}`]
  if (!sentence) throw new RangeError(`There is no sentence ${rule}-${one.sentence}`)
  const format = byId(reference.indicators, indicator)
  const number = (name: string) => one.numbers[name] ?? Number.NaN
  return sentence({
    where: whereOf(one, format, source, reference),
    value: (name) => figure(number(name), format),
    number,
    other: other === null ? '' : byId(reference.sources, other).name,
    note: one.note ?? '',
    source: byId(reference.sources, source).name,
    reference,
  })
}

function whereOf(
  { points, numbers }: Pick<AuditCase, 'numbers' | 'points'>,
  format: Indicator,
  source: number,
  reference: ReferenceData,
) {
  const [point] = points
  return {
    place: placeName(byId(reference.locations, point?.location ?? 0)),
    period: periodName(point?.period ?? 0, byId(reference.sources, source)),
    value: figure(numbers.value ?? Number.NaN, format),
  }
}
