import { originsOf } from '#domain/triangulation/origins.ts'
import { properRanges } from '#domain/message/indicator-words.ts'
import { FLAGS } from '#domain/observation/flag.ts'
import { isFilled } from '../documentation.ts'
import { plainText } from '../plain-text.ts'
import { recallWords } from './recall-words.ts'
import type { ComparedSides, JudgedReason, Reason, ReasonVerdict, Side } from './reason.ts'

/** Reasons that the descriptions of the two sources tell, in the order of the list. None of them can be counted. */
export function describedReasons(sides: ComparedSides): JudgedReason[] {
  return [
    sameInterviews(sides),
    definition(sides),
    denominator(sides),
    ageGroup(sides),
    recallPeriod(sides),
    method(sides),
  ]
}

/** True when both figures rest on the same interviews of one year. */
export function shareInterviews({ a, b, reference }: ComparedSides): boolean {
  if (a.point.period !== b.point.period) return false
  const rootsOf = ({ source, point }: Side) => [source.id, ...originsOf(source, point, reference)]
  const roots = new Set(rootsOf(a))
  return rootsOf(b).some((id) => roots.has(id))
}

function sameInterviews(sides: ComparedSides): JudgedReason {
  const { a, b } = sides
  if (!shareInterviews(sides))
    return told(
      'same_interviews',
      'does_not_explain',
      'No source is known to tabulate the interviews of the other again.',
    )
  const evidence = `${a.source.name} and ${b.source.name} rest on the same interviews: only rules of tabulation, weights and rounding can differ, and agreement would confirm nothing.`
  return told('same_interviews', 'may_explain', evidence)
}

function definition(sides: ComparedSides): JudgedReason {
  const flagged = [sides.a, sides.b].filter(({ point }) => point.flags.includes('definition_differs'))
  if (flagged.length > 0) {
    const names = flagged.map(({ source }) => source.name).join(' and ')
    return told('definition', 'may_explain', `${names}: ${FLAGS.definition_differs.toLowerCase()}.`)
  }
  const stated = statedBy(sides, 'definition')
  if (stated.verdict !== 'does_not_explain') return told('definition', stated.verdict, stated.evidence)
  const remarks = [sides.a, sides.b].flatMap(({ source, measure }) =>
    isFilled(measure?.comparability) ? [`${source.name}: ${ended(measure?.comparability ?? '')}`] : [],
  )
  if (remarks.length === 0) return told('definition', stated.verdict, stated.evidence)
  return told('definition', 'may_explain', `Both state one definition, with remarks. ${remarks.join(' ')}`)
}

function denominator(sides: ComparedSides): JudgedReason {
  const { verdict, evidence } = statedBy(sides, 'denominator')
  return told('denominator', verdict, evidence)
}

/** A field of the description that both, one or none of the sources fill. */
function statedBy(
  { a, b }: ComparedSides,
  field: 'definition' | 'denominator',
): { readonly verdict: ReasonVerdict; readonly evidence: string } {
  const [ofA, ofB] = [a.measure?.[field] ?? '', b.measure?.[field] ?? '']
  const silent = [a, b].filter(({ measure }) => !isFilled(measure?.[field]))
  if (silent.length > 0) {
    const names = silent.map(({ source }) => source.name).join(' and ')
    const verb = silent.length === 1 ? 'states' : 'state'
    return { verdict: 'cannot_tell', evidence: `${names} ${verb} no ${field}.` }
  }
  if (plainText(ofA) === plainText(ofB))
    return { verdict: 'does_not_explain', evidence: `Both: ${ended(ofA)}` }
  return { verdict: 'may_explain', evidence: bothSay(a, ended(ofA), b, ended(ofB)) }
}

const AGES =
  /\bunder (?:age )?\d+|\b\d{1,2}\s*[-–]\s*\d{1,2}\b(?: (?:months|years|days))?|\b\d{1,2}\+|\bover \d+/gi

function ageGroup({ a, b, indicator }: ComparedSides): JudgedReason {
  const agesOf = ({ measure }: Side) => {
    const text = [measure?.denominator || indicator.denominator, measure?.comparability ?? ''].join('. ')
    const people = text
      .split(/[.;]\s/)
      .filter((part) => /age|month|child|adult|women|men|infant|over/i.test(part))
    return [...new Set(people.flatMap((part) => part.match(AGES) ?? []).map((age) => age.replace('-', '–')))]
  }
  const [ofA, ofB] = [agesOf(a), agesOf(b)]
  const silent = [...(ofA.length === 0 ? [a] : []), ...(ofB.length === 0 ? [b] : [])]
  if (silent.length > 0) {
    const names = silent.map(({ source }) => source.name).join(' and ')
    return told('age_group', 'cannot_tell', `No ages are stated by ${names}.`)
  }
  if (plainText(ofA.join()) === plainText(ofB.join()))
    return told('age_group', 'does_not_explain', `Both: ${ofA.join(', ')}.`)
  return told('age_group', 'may_explain', bothSay(a, `${ofA.join(', ')}.`, b, `${ofB.join(', ')}.`))
}

function recallPeriod({ a, b, location }: ComparedSides): JudgedReason {
  const asked = [a, b].filter(({ source }) => source.classification === 'Survey')
  if (asked.length === 0)
    return told('recall_period', 'does_not_explain', 'Neither is a survey, so nobody is asked to remember.')
  const [ofA, ofB] = [recallWords(a.measure, location.level), recallWords(b.measure, location.level)]
  if (ofA === null && ofB === null)
    return told('recall_period', 'cannot_tell', 'Neither states how far back people are asked to remember.')
  if (plainText(ofA) === plainText(ofB))
    return told('recall_period', 'does_not_explain', `Both: ${ended(ofA ?? '')}`)
  const words = (text: string | null) => (text === null ? 'states none.' : ended(text))
  return told('recall_period', 'may_explain', bothSay(a, words(ofA), b, words(ofB)))
}

function method({ a, b }: ComparedSides): JudgedReason {
  const [ofA, ofB] = [a, b].map(({ measure, source }) => measure?.method || source.methodology)
  if (!isFilled(ofA) || !isFilled(ofB))
    return told('method', 'cannot_tell', 'Not both sources say how their figures are made.')
  if (plainText(ofA) === plainText(ofB))
    return told('method', 'does_not_explain', `Both: ${ended(ofA ?? '')}`)
  return told('method', 'may_explain', bothSay(a, ended(ofA ?? ''), b, ended(ofB ?? '')))
}

function bothSay(a: Side, ofA: string, b: Side, ofB: string): string {
  return `${a.source.name}: ${ofA} ${b.source.name}: ${ofB}`
}

/** With proper dashes and a full stop. */
function ended(text: string): string {
  const words = properRanges(text.trim())
  return /[.!?]$/.test(words) ? words : `${words}.`
}

function told(reason: Reason, verdict: ReasonVerdict, evidence: string): JudgedReason {
  return { reason, verdict, evidence, size: null }
}
