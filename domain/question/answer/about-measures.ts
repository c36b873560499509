import { message } from '#domain/message/message.ts'
import { listOf, named, sourceName } from '#domain/message/value.ts'
import { plainNote } from '#domain/reference/plain-note.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import type { Reason } from '#domain/triangulation/why-differ/reason.ts'
import { reasonName } from '#domain/triangulation/why-differ/why-they-differ.ts'
import { ofSource, sourcesAsked } from './about-sources.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answeringFrom, type PartAnswer, type Sentence } from './answer.ts'
import { sourcesAnswer } from './compare.ts'
import { differOf, differRows } from './differ.ts'

/** Reasons that speak against a comparison, in the order in which they are said; chance and rounding do not. */
const AGAINST: readonly Reason[] = [
  'same_interviews',
  'edition',
  'definition',
  'denominator',
  'age_group',
  'recall_period',
  'timing',
  'completeness',
  'method',
]

/**
 * Whether two sources can be compared: the reasons against it, each with the descriptions that it rests on.
 */
export function comparableAnswer(asked: AnswerInput): PartAnswer {
  const differ = differOf(asked)
  if (!differ) return sourcesAnswer(asked)
  const { found, place } = differ
  const { a, b, indicator } = found.sides
  const names = { first: sourceName(a.source), second: sourceName(b.source) }
  const open = found.reasons.filter(
    ({ reason, verdict }) =>
      AGAINST.includes(reason) && (verdict === 'explains' || verdict === 'may_explain'),
  )
  const against = open.map(
    ({ reason, evidence }): Sentence => ({
      said: message('assistant.against', { reason, ...names }),
      origin: {
        title: message('assistant.origin', {
          what: message('why-differ.reason-heading', { reason: reasonName(reason) }),
          source: listOf([names.first, names.second]),
        }),
        quote: evidence,
      },
    }),
  )
  const reasons = listOf(
    open.map(({ reason }) => reasonName(reason)),
    'none',
  )
  const verdict = message('assistant.comparable', { ...names, count: open.length })
  return answeringFrom(
    [
      { said: verdict, origin: { title: message('assistant.by-rule'), quote: reasons } },
      { said: found.sentence, origin: null },
      ...against,
    ],
    {
      rows: differRows(found),
      links: [
        linkTo(asked.data, {
          section: 'indicator-overview',
          indicator: indicator.id,
          location: place.id,
        }),
      ],
    },
  )
}

/** The limits of an indicator, as its sources write them down. */
export function limitsAnswer(asked: AnswerInput): PartAnswer {
  const [indicator = 0] = asked.question.indicators
  const { measures, indicators } = asked.data.reference
  const links = [linkTo(asked.data, { section: 'indicator-overview', indicator })]
  const noted = sourcesAsked(asked).flatMap((source): Sentence[] => {
    const note = plainNote(measures.get(measureKey(indicator, source.id))?.comparability ?? '', indicators)
    if (note === '') return []
    const said = message('assistant.limit', {
      source: sourceName(source),
      text: named(/[.!?]$/.test(note) ? note : `${note}.`),
    })
    return [{ said, origin: { title: ofSource(message('facts.comparability'), source), quote: named(note) } }]
  })
  const none: Sentence = { said: message('assistant.no-limit'), origin: null }
  return answeringFrom(noted.length > 0 ? noted : [none], { links })
}
