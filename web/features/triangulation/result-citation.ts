import { joinedNames } from '#domain/triangulation/joined-names.ts'
import { editionOf, type ReadIn } from '#web/views/citation.ts'
import { type Answer, scoreText } from './answer-parts.ts'

/** How to cite a triangulation: what was compared, the two scores, the sources, the release and the address. */
export function resultCitation(answer: Answer, { release, address, language }: ReadIn): string {
  const { inputs, overall, sources } = answer
  const what = inputs.indicator?.name ?? `all ${inputs.n_indicators} common indicators`
  const where = inputs.location?.name ?? 'all places'
  const years = inputs.periods ? `, ${inputs.periods[0]} to ${inputs.periods[1]}` : ''
  const scores = (['consistency', 'complementarity'] as const)
    .map(
      (key) => `${key} ${scoreText(overall[key].score)}${overall[key].band ? ` (${overall[key].band})` : ''}`,
    )
    .join(', ')
  const others = joinedNames(inputs.comparisons.map(({ name }) => name))
  const names = sources.map(({ name, full_name }) => `${name}: ${full_name}`).join('; ')
  return `Triangulation of ${inputs.primary.name} with ${others}: ${what}, ${where}${years}. Result: ${scores}. Sources: ${names}. ${language.text(editionOf(release))}. ${address}`
}
