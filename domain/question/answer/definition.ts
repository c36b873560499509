import { message } from '#domain/message/message.ts'
import { indicatorName, named } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type Asked, answering, type PartAnswer } from './answer.ts'
import { valueAt } from './suggest.ts'

/** What an indicator is: definition, numerator and denominator as the catalogue has them. */
export function definitionAnswer({ question, data }: Asked): PartAnswer {
  const [indicator = 0] = question.indicators
  const { fullName, shortName, factor, definition, numerator, denominator } = byId(
    data.reference.indicators,
    indicator,
  )
  const { cues } = question
  const wantsParts = cues.has('numerator') || cues.has('denominator')
  const parts = [
    ...(cues.has('numerator') || !wantsParts
      ? [message('assistant.numerator', { has: numerator === '' ? 'no' : 'yes', text: named(numerator) })]
      : []),
    ...(cues.has('denominator') || !wantsParts
      ? [
          message('assistant.denominator', {
            has: denominator === '' ? 'no' : 'yes',
            text: named(denominator),
          }),
        ]
      : []),
  ]
  return answering({
    said: [
      message('assistant.definition', {
        indicator: indicatorName({ fullName, shortName, factor }),
        text: named(withStop(definition)),
      }),
      ...parts,
    ],
    links: [linkTo(data, { section: 'indicator-overview', indicator })],
    suggestions: [valueAt(data, indicator, question.places[0] ?? null)],
  })
}

function withStop(text: string): string {
  return /[.!?]$/.test(text) || text === '' ? text : `${text}.`
}
