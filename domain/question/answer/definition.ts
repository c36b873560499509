import { message } from '#domain/message/message.ts'
import { indicatorName, named } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answeringFrom, type PartAnswer, type Sentence } from './answer.ts'
import { valueAt } from './suggest.ts'
import { valueAnswer } from './value.ts'

/** The meaning of an indicator: definition, numerator and denominator as the catalogue has them. */
export function definitionAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const { fullName, shortName, factor, definition, numerator, denominator } = byId(
    data.reference.indicators,
    indicator,
  )
  const { cues } = question
  const wantsParts = cues.has('numerator') || cues.has('denominator')
  const name = indicatorName({ fullName, shortName, factor })
  const part = (kind: 'numerator' | 'denominator', text: string): Sentence => ({
    said: message(`assistant.${kind}`, { has: text === '' ? 'no' : 'yes', text: named(text) }),
    origin: text === '' ? null : { title: message(`facts.${kind}`), quote: named(text) },
  })
  // `What is the stillbirth rate`: asks for the figure as much as for its meaning.
  const figure =
    THE_RATE.test(question.text) && !cues.has('define') && !wantsParts ? valueAnswer(asked) : null
  const told = figure?.reason === null ? figure : null
  return answeringFrom(
    [
      ...(told?.said ?? []).map((said, at) => ({ said, origin: told?.origins[at] ?? null })),
      {
        said: message('assistant.definition', { indicator: name, text: named(withStop(definition)) }),
        origin: { title: message('facts.definition'), quote: named(definition) },
      },
      ...(cues.has('numerator') || !wantsParts ? [part('numerator', numerator)] : []),
      ...(cues.has('denominator') || !wantsParts ? [part('denominator', denominator)] : []),
    ],
    {
      rows: told?.rows ?? [],
      links: [linkTo(data, { section: 'indicator-overview', indicator })],
      suggestions: [valueAt(data, indicator, question.places[0] ?? null)],
    },
  )
}

const THE_RATE =
  /^\W*what(?: is|['’]?s) (?:the\b|.*\b(?:prevalence|coverage|rate|ratio|incidence|density)\b)/i

function withStop(text: string): string {
  return /[.!?]$/.test(text) || text === '' ? text : `${text}.`
}
