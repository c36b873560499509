import type { LgaCoverage } from '#domain/choice/availability.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { type DescribedSet, describedSet } from '#domain/spread/described-set.ts'
import { fittingPopulations } from '#domain/statistics/fitting-population.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { Figures } from '#sections/files/figures.ts'
import { lgaRequests } from '#sections/files/lga-requests.ts'
import { type DescriptiveResolution, resolveDescriptive } from './descriptive-choice.ts'
import type { DescriptiveState } from './state.ts'

/** A choice that has data, with the figures that are described. */
export interface Description extends DescriptiveResolution {
  readonly set: DescribedSet
  /** Holds a population that fits the indicator; null when there is none or while it is on its way. */
  readonly population: ObservationTable | null
}

/**
 * The figures of the indicator, those of a population that fits it, and of both the LGAs when these are described. The section
 * does not wait for the population: until it is there, the weighted mean says that it has none.
 */
export function describedFiles(
  asked: SectionRequest<DescriptiveState>,
  arrived: Figures,
): readonly FileRequest[] {
  const indicator = chosenIndicator(asked)
  const population = populationOf(asked, indicator)
  const lgas = lgaFiles(asked, arrived)
  const weighed = population === null ? [] : [{ indicator: population, optional: true as const }]
  return [
    { file: 'indicator', indicator },
    ...lgas,
    ...weighed.map((one) => ({ file: 'indicator' as const, ...one })),
    ...(lgas.length > 0 ? weighed : [])
      .filter((one) => lgaCoverage(arrived, one.indicator).size > 0)
      .map((one) => ({ file: 'lgas' as const, ...one })),
  ]
}

/** LGA figures travel in files of their own, asked for only when they are what is described. */
function lgaFiles(asked: SectionRequest<DescriptiveState>, arrived: Figures): readonly FileRequest[] {
  const coverage = lgaCoverage(arrived, chosenIndicator(asked))
  if (coverage.size === 0) return []
  const { indicator, across, source, period, location } = resolved(asked, arrived).choice
  const place = arrived.reference.locations.get(location)
  return across === 'lgas' ? lgaRequests(indicator, { coverage, source, period, place }) : []
}

/** The choice nearest to what is wanted that has data, and what is described of it. */
export function descriptionOf(asked: SectionRequest<DescriptiveState>, figures: Figures): Description {
  const { table, reference } = figures
  const resolution = resolved(asked, figures)
  const population = populationOf(asked, resolution.choice.indicator)
  const isThere = figures.indicators.some(({ id }) => id === population)
  return {
    ...resolution,
    set: describedSet({ ...resolution.choice, table, reference }),
    population: isThere ? table : null,
  }
}

function resolved(asked: SectionRequest<DescriptiveState>, figures: Figures): DescriptiveResolution {
  const indicator = chosenIndicator(asked)
  const { table, reference } = figures
  return resolveDescriptive(asked.wanted, {
    indicator,
    availability: figures.availability(indicator),
    reference,
    preferredSource: asked.dashboard.initial_datasource,
    table,
    lga: lgaCoverage(figures, indicator),
  })
}

/** Empty while the indicator's file is not there. */
function lgaCoverage({ indicators }: Figures, indicator: number): LgaCoverage {
  return indicators.find(({ id }) => id === indicator)?.lga ?? new Map()
}

/** The population that fits an indicator; null where no source counts one. */
function populationOf({ catalogue }: SectionRequest<DescriptiveState>, indicator: number): number | null {
  const { reference, coverage } = catalogue
  const about = reference.indicators.get(indicator)
  const [fitting] = about ? fittingPopulations(about, reference.indicators.values()) : []
  return fitting && fitting.id !== indicator && hasFigures(coverage, fitting.id) ? fitting.id : null
}
