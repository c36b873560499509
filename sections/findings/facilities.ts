import { citedFigure } from '#domain/observation/cited-figure.ts'
import { facilityFacts } from '#domain/brief/place-facts.ts'
import type { BriefQuestion } from '#domain/brief/question.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { figure, indicatorName, placeName } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { type Finding, type FindingPart, saidIn } from './finding-part.ts'
import { figureIn } from './writing.ts'

/** The public facilities that were counted. */
export function facilityFindings(question: BriefQuestion, language: Language): Finding {
  const facilities = facilityFacts(question)
  const name = language.text(message('brief.facilities-title'))
  const heading: FindingPart = { part: 'heading', text: name }
  if (!facilities) {
    const none = message('brief.facilities-none', { place: placeName(question.place) })
    return { parts: [heading, saidIn('plain', language.text(none))], found: { facilities } }
  }
  const { all, density, nationDensity, tiers } = facilities
  const lead = message('brief.facilities', {
    all: figureIn(language, all.point, all.indicator),
    cited: citedFigure(all),
    dense: density ? 'yes' : 'no',
    density: density ? figureIn(language, density.point, density.indicator) : '',
    beside: density && nationDensity ? 'yes' : 'no',
    nation: density && nationDensity ? figureIn(language, nationDensity.point, density.indicator) : '',
  })
  const rows = tiers.map(({ indicator, point }) => [
    language.text(indicatorName(indicator), 'name'),
    language.text(figure(point.value, asPublished(point, { factor: 4, decimals: 0 }))),
  ])
  const parts: FindingPart[] = [
    heading,
    { part: 'text', look: 'plain', segments: language.segments(lead) },
    ...(rows.length > 0
      ? [{ part: 'table', name, heads: [{ text: '' }, { text: '', isNumeric: true }], rows } as const]
      : []),
    saidIn('note', language.text(message('brief.facilities-note'))),
  ]
  return { parts, found: { facilities } }
}
