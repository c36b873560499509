import type { PolicyInputs, PolicyOptionRow } from '#contract/policy/policy.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { AIM, type LeftOut, type PolicyOption } from '#domain/policy-simulation/policy-options.ts'
import {
  AIM_SAID,
  borrowedWords,
  estimateOf,
  forAndAgainst,
} from '#domain/policy-simulation/proposal-words.ts'
import { proposalsFor } from '#domain/policy-simulation/proposals.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { PolicyAt } from './read-policy.ts'

/** Proposals and inputs of a place, in words. */
export function wirePolicy(at: PolicyAt, language: Language): PolicyInputs {
  const { release, data, found, place, indicator } = at
  const { reference, currentYear } = data
  const { proposed, left, isAbout } = proposalsFor(indicator, found, data.terms)
  const here = { reference, place, currentYear }
  const texts = (said: readonly ReturnType<typeof message>[]) => said.map((one) => language.text(one))
  return {
    release: release.number,
    release_hash: release.hash,
    indicator: { id: indicator.id, name: indicator.shortName },
    location: { id: place.id, name: place.name, level: place.level },
    aim: AIM,
    year: found.deaths?.year ?? null,
    is_about: isAbout,
    proposals: proposed.map((option) => {
      const { advantages, disadvantages } = forAndAgainst(option, found, here)
      return {
        intervention: option.intervention.id,
        advantages: texts(advantages),
        disadvantages: texts(disadvantages),
      }
    }),
    options: found.options.map((option) => optionRow(option, reference, language)),
    left: left.map((one) => leftRow(one, language)),
    borrowed: texts(borrowedWords(found, here)),
  }
}

/** An option with all numbers that a simulation takes from it. */
export function optionRow(
  { intervention, coverage, later, people, ...option }: PolicyOption,
  reference: ReferenceData,
  language: Language,
): PolicyOptionRow {
  const { id, name, population, outcome, citation, note, confidence, measure, affected } = intervention
  const citedRow = (point: Point) => ({
    indicator: point.indicator,
    name: byId(reference.indicators, point.indicator).shortName,
    datasource: point.source,
    cited: language.text(cited(byId(reference.sources, point.source), point.period)),
    period: isoPeriod(point.period),
    value: point.value,
  })
  return {
    intervention: id,
    name,
    population,
    outcome,
    cause: option.cause,
    citation,
    note,
    confidence,
    coverage: { ...citedRow(coverage), estimate: estimateOf(coverage) },
    later: later && citedRow(later),
    avoided: option.avoided,
    is_ratio: measure !== 'reduction',
    affected: affected ?? 1,
    deaths: option.deaths,
    people: people?.value ?? null,
    gain: option.gain,
  }
}

function leftRow({ intervention: { id, name, use }, why }: LeftOut, language: Language) {
  const said = language.text(message('policy.why-left', { why, aim: AIM_SAID }))
  return { intervention: id, name, use, why: said }
}
