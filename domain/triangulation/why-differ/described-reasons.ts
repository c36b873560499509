import { isModelled, kinship } from '#domain/reference/kinship.ts'
import { properRanges } from '#domain/message/indicator-words.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, sentences, sourceName } from '#domain/message/value.ts'
import { isFilled } from '../documentation.ts'
import { plainText } from '../plain-text.ts'
import { aboveHundred } from './above-hundred.ts'
import { definingRemark, methodMeaning, recallMeaning } from './meaning.ts'
import { recallWords } from './recall-words.ts'
import type { ComparedSides, JudgedReason, Reason, ReasonVerdict, ReasonText, Side } from './reason.ts'

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

/** True when both figures rest on one piece of evidence: the same interviews, reports or run of a model. */
export function shareInterviews({ a, b, reference }: ComparedSides): boolean {
  return kinship(a.point, b.point, reference) === 'same'
}

function sameInterviews(sides: ComparedSides): JudgedReason {
  const { a, b } = sides
  const names = { first: sourceName(a.source), second: sourceName(b.source) }
  const kin = kinship(a.point, b.point, sides.reference)
  if (kin === 'input') {
    const [model, other] = isModelled(a.point, sides.reference) ? [a, b] : [b, a]
    const said = { first: sourceName(model.source), second: sourceName(other.source) }
    return told('same_interviews', 'does_not_explain', message('why-differ.takes-in', said))
  }
  if (kin === 'independent')
    return told('same_interviews', 'does_not_explain', message('why-differ.other-interviews'))
  return told('same_interviews', 'does_not_explain', message('why-differ.same-interviews', names))
}

function definition(sides: ComparedSides): JudgedReason {
  const flagged = [sides.a, sides.b].filter(({ point }) => point.flags.includes('definition_differs'))
  if (flagged.length > 0) {
    const evidence = message('why-differ.definition-differs', { sources: namesOf(flagged) })
    return told('definition', 'may_explain', evidence)
  }
  const stated = statedBy(sides, 'definition')
  if (stated.verdict !== 'does_not_explain') return told('definition', stated.verdict, stated.evidence)
  const defining = [sides.a, sides.b].map(({ source, measure }) => ({
    source,
    remark: definingRemark(measure?.comparability ?? ''),
  }))
  const [first, second] = defining
  const isOne = plainText(first?.remark) === plainText(second?.remark)
  const remarks = defining
    .filter(({ remark }) => remark !== '')
    .map(({ source, remark }) =>
      message('why-differ.remark', { source: sourceName(source), remark: ended(remark) }),
    )
  if (remarks.length === 0 || isOne) return told('definition', stated.verdict, stated.evidence)
  return told('definition', 'may_explain', sentences([message('why-differ.with-remarks'), ...remarks]))
}

function denominator(sides: ComparedSides): JudgedReason {
  const { verdict, evidence } = statedBy(sides, 'denominator')
  const above = aboveHundred(sides)
  return above === null
    ? told('denominator', verdict, evidence)
    : told('denominator', 'may_explain', sentences([above, evidence]))
}

/** A field of the description that both, one or none of the sources fill. */
function statedBy(
  { a, b }: ComparedSides,
  field: 'definition' | 'denominator',
): { readonly verdict: ReasonVerdict; readonly evidence: ReasonText } {
  const [ofA, ofB] = [a.measure?.[field] ?? '', b.measure?.[field] ?? '']
  const silent = [a, b].filter(({ measure }) => !isFilled(measure?.[field]))
  if (silent.length > 0) {
    const said = { sources: namesOf(silent), count: silent.length, field }
    return { verdict: 'cannot_tell', evidence: message('why-differ.none-stated', said) }
  }
  if (plainText(ofA) === plainText(ofB))
    return { verdict: 'does_not_explain', evidence: bothState(ended(ofA)) }
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
    return told('age_group', 'cannot_tell', message('why-differ.no-ages', { sources: namesOf(silent) }))
  }
  if (plainText(ofA.join()) === plainText(ofB.join()))
    return told('age_group', 'does_not_explain', bothState(`${ofA.join(', ')}.`))
  return told('age_group', 'may_explain', bothSay(a, `${ofA.join(', ')}.`, b, `${ofB.join(', ')}.`))
}

function recallPeriod({ a, b, location }: ComparedSides): JudgedReason {
  const asked = [a, b].filter(({ source }) => source.classification === 'Survey')
  if (asked.length === 0)
    return told('recall_period', 'does_not_explain', message('why-differ.nobody-remembers'))
  const [ofA, ofB] = [recallWords(a.measure, location.level), recallWords(b.measure, location.level)]
  if (ofA === null || ofB === null) {
    const evidence =
      ofA === null && ofB === null
        ? message('why-differ.recall-unstated')
        : message('why-differ.recall-half', { source: sourceName((ofA === null ? a : b).source) })
    return told('recall_period', 'cannot_tell', evidence)
  }
  if (isOneMeaning(ofA, ofB, recallMeaning))
    return told('recall_period', 'does_not_explain', oneMeaning('same-recall', [a, ofA], [b, ofB]))
  return told('recall_period', 'may_explain', bothSay(a, ended(ofA), b, ended(ofB)))
}

function method({ a, b }: ComparedSides): JudgedReason {
  const [ofA, ofB] = [a, b].map(({ measure, source }) => measure?.method || source.methodology)
  if (!isFilled(ofA) || !isFilled(ofB))
    return told('method', 'cannot_tell', message('why-differ.method-unstated'))
  if (isOneMeaning(ofA ?? null, ofB ?? null, methodMeaning))
    return told('method', 'does_not_explain', oneMeaning('same-method', [a, ofA ?? ''], [b, ofB ?? '']))
  return told('method', 'may_explain', bothSay(a, ended(ofA ?? ''), b, ended(ofB ?? '')))
}

/** True where two texts say one thing, in whatever words. */
function isOneMeaning(
  a: string | null,
  b: string | null,
  meaningOf: (words: string | null) => string | null,
): boolean {
  if (plainText(a) === plainText(b)) return true
  const [first, second] = [meaningOf(a), meaningOf(b)]
  return first !== null && first === second
}

/** The names of some sides, joined. */
export function namesOf(sides: readonly Side[]): Value {
  return listOf(sides.map(({ source }) => sourceName(source)))
}

type Described = readonly [side: Side, words: string]

/** One meaning in the words of each: those of one side may say more than holds of the other. */
function oneMeaning(id: 'same-recall' | 'same-method', [a, ofA]: Described, [b, ofB]: Described): ReasonText {
  if (plainText(ofA) === plainText(ofB)) return bothState(ended(ofA))
  const said = {
    ...{ first: sourceName(a.source), second: sourceName(b.source) },
    ...{ ofFirst: ended(ofA), ofSecond: ended(ofB) },
  }
  return id === 'same-recall'
    ? message('why-differ.same-recall', said)
    : message('why-differ.same-method', said)
}

function bothState(stated: string): ReasonText {
  return message('why-differ.both-state', { stated })
}

function bothSay(a: Side, ofA: Value, b: Side, ofB: Value): ReasonText {
  const names = { first: sourceName(a.source), second: sourceName(b.source) }
  return message('why-differ.each-states', { ...names, ofFirst: ofA, ofSecond: ofB })
}

/** With proper dashes and a full stop. */
function ended(text: string): string {
  const words = properRanges(text.trim())
  return /[.!?]$/.test(words) ? words : `${words}.`
}

function told(reason: Reason, verdict: ReasonVerdict, evidence: ReasonText): JudgedReason {
  return { reason, verdict, evidence, size: null }
}
