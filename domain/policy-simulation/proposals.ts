import type { Indicator } from '#domain/indicator/indicator.ts'
import { AIM, type LeftOut, type PolicyOption, type PolicyOptions, type WhyLeft } from './policy-options.ts'
import type { PolicyTerms } from './policy-terms.ts'

/** How many interventions are proposed. */
const PROPOSED = 2

/** The two interventions with the most to gain, and why each of the others is not among them. */
export interface Proposals {
  readonly proposed: readonly PolicyOption[]
  readonly left: readonly LeftOut[]
  /** False where nothing works on the indicator itself, so that all under-five deaths were looked at. */
  readonly isAbout: boolean
}

/**
 * Ranks by gap × effect × deaths. Only effects with an interval are proposed, and one for each coverage. Of an indicator of deaths
 * those against its causes, of a coverage those against the causes that it works on; else all.
 */
export function proposalsFor(indicator: Indicator, found: PolicyOptions, terms: PolicyTerms): Proposals {
  const causes = causesFor(indicator, found.options, terms)
  const ranked = found.options.toSorted((a, b) => b.weight - a.weight)
  const proposed: PolicyOption[] = []
  const left: LeftOut[] = [...found.left]
  for (const option of ranked) {
    const why = whyNot(option, proposed, causes)
    if (why === null) proposed.push(option)
    else left.push({ intervention: option.intervention, why })
  }
  return { proposed, left, isAbout: terms.ofAllDeaths.includes(indicator.id) || causes !== null }
}

function causesFor(
  indicator: Indicator,
  options: readonly PolicyOption[],
  { causesOf, causesOfAreas }: PolicyTerms,
): readonly string[] | null {
  const through = options.filter(({ intervention }) => intervention.indicators.includes(indicator.id))
  const named = causesOf[indicator.id] ?? (through.length > 0 ? through.map(({ cause }) => cause) : null)
  return named ?? causesOfAreas[indicator.programArea] ?? null
}

function whyNot(
  { cause, avoided, coverage, weight }: PolicyOption,
  proposed: readonly PolicyOption[],
  causes: readonly string[] | null,
): WhyLeft | null {
  if (causes !== null && !causes.includes(cause)) return 'other_cause'
  if (avoided.lower === null) return 'no_interval'
  if (coverage.value >= AIM || weight <= 0) return 'no_gap'
  if (proposed.some((other) => other.coverage.indicator === coverage.indicator)) return 'alternative'
  return proposed.length < PROPOSED ? null : 'less_to_gain'
}
