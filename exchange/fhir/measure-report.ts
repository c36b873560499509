import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import { type Json, type JsonObject, objectIn, objectsIn, textIn } from '#exchange/markup/json.ts'
import { Records } from '#exchange/markup/records.ts'
import { Heads, knownTable } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { POINT_STYLE } from '#exchange/values/number.ts'
import { lastDay } from '#domain/period/calendar.ts'
import { periodCode } from '#domain/period/period.ts'

const FIELDS = ['indicator', 'name', 'place', 'period', 'value', 'numerator', 'denominator'] as const

/** The reports of measures in a document: one report, or a bundle of them. */
function reportsIn(document: Json): JsonObject[] {
  const root = objectIn(document) ?? {}
  if (root.resourceType === 'MeasureReport') return [root]
  return objectsIn(root.entry)
    .map(({ resource }) => objectIn(resource))
    .filter((resource) => resource !== null)
    .filter(({ resourceType }) => resourceType === 'MeasureReport')
}

/** FHIR MeasureReports; strata are groups. What does not add up is said, and never mended. */
export function measureReports(document: Json, budget: Budget): { table: Table; remarks: Message[] } {
  const records = new Records(budget, FIELDS)
  const remarks: Message[] = []
  for (const report of reportsIn(document)) {
    const around = { place: subjectOf(report), period: periodOf(objectIn(report.period)) }
    if (textIn(report.status) !== '' && report.status !== 'complete') {
      remarks.push(message('exchange.report-status', { status: textIn(report.status) }))
    }
    for (const group of objectsIn(report.group))
      addGroup(group, around, textIn(report.measure), records, remarks)
  }
  const { heads, rows } = records
  const at = new Heads(heads)
  const groups = heads.flatMap((head, column) =>
    column < FIELDS.length ? [] : [{ category: column, dimension: head }],
  )
  return {
    table: knownTable(
      { sheet: '', heads, rows, style: POINT_STYLE },
      {
        indicator: { code: [0], name: [1] },
        place: { code: null, name: 2, within: null },
        period: { whole: [3] },
        measures: [{ value: at.at('value') ?? 0, numerator: 5, denominator: 6 }],
        groups,
      },
      true,
    ),
    remarks,
  }
}

function addGroup(
  group: JsonObject,
  around: { place: string; period: string },
  measure: string,
  records: Records,
  remarks: Message[],
): void {
  const code = codeOf(group.code) || (measure.split('/').at(-1) ?? '')
  const base = { indicator: code, name: textIn(objectIn(group.code)?.text), ...around }
  const total = countIn(group)
  for (const { suffix, ...figure } of figuresOf(group))
    records.add({ ...base, indicator: code + suffix, ...figure })
  for (const stratifier of objectsIn(group.stratifier)) {
    let sum = 0
    for (const stratum of objectsIn(stratifier.stratum)) {
      const value = countIn(stratum)
      sum += Number(value) || 0
      records.add({ ...base, ...componentsOf(stratum, stratifier), ...figuresOf(stratum)[0], value })
    }
    const isCount = objectIn(group.measureScore) === null
    if (isCount && total !== '' && sum !== Number(total)) {
      remarks.push(
        message('exchange.parts-differ', { indicator: code, sum: whole(sum), total: whole(Number(total)) }),
      )
    }
  }
}

function figuresOf(
  group: JsonObject,
): { suffix: string; value: string; numerator?: string; denominator?: string }[] {
  const populations = objectsIn(group.population).map((one) => ({
    code: codeOf(one.code),
    count: textIn(one.count),
  }))
  const count = (code: string) => populations.find((one) => one.code === code)?.count
  const [numerator, denominator] = [count('numerator'), count('denominator')]
  const parts = {
    ...(numerator !== undefined && { numerator }),
    ...(denominator !== undefined && { denominator }),
  }
  const score = textIn(objectIn(group.measureScore)?.value)
  if (score !== '') return [{ suffix: '', value: score, ...parts }]
  return populations.map(({ code, count: value }, at) => ({
    suffix: populations.length > 1 && at > 0 ? `/${code}` : '',
    value,
  }))
}

function countIn(group: JsonObject): string {
  return figuresOf(group)[0]?.value ?? ''
}

function componentsOf(stratum: JsonObject, stratifier: JsonObject): Record<string, string> {
  const components = objectsIn(stratum.component)
  if (components.length === 0) {
    return { [codeOf(objectsIn(stratifier.code)[0] ?? stratifier.code) || 'stratum']: codeOf(stratum.value) }
  }
  return Object.fromEntries(components.map((one) => [codeOf(one.code), codeOf(one.value)]))
}

/** The code of a concept; its text where it has none. */
function codeOf(concept: Json | undefined): string {
  const one = objectIn(concept)
  return textIn(objectsIn(one?.coding)[0]?.code) || textIn(one?.text)
}

function subjectOf(report: JsonObject): string {
  const subject = objectIn(report.subject) ?? objectIn(report.reporter) ?? {}
  const reference = textIn(subject.reference)
  const contained = objectsIn(report.contained).find(({ id }) => `#${textIn(id)}` === reference)
  return (
    textIn(contained?.name) ||
    textIn(subject.display) ||
    textIn(objectIn(subject.identifier)?.value) ||
    reference
  )
}

/** The period from one day to another in our form; both days where it is none of ours. */
function periodOf(period: JsonObject | null): string {
  const [start, end] = [textIn(period?.start).slice(0, 10), textIn(period?.end).slice(0, 10)]
  const month = Number(start.slice(5, 7))
  const forms = [start.slice(0, 7), `${start.slice(0, 4)}-Q${Math.ceil(month / 3)}`, start.slice(0, 4)]
  const isWhole = (iso: string, from: string) => {
    const code = periodCode(iso)
    return code !== null && start === from && lastDay(code) === end
  }
  const year = start.slice(0, 4)
  const begins = [
    `${start.slice(0, 7)}-01`,
    `${year}-${String(Math.ceil(month / 3) * 3 - 2).padStart(2, '0')}-01`,
    `${year}-01-01`,
  ]
  return (
    forms.find((iso, at) => isWhole(iso, begins[at] ?? '')) ?? `${start.slice(0, 4)} to ${end.slice(0, 4)}`
  )
}
