import { message, type ValuesOf } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { JoinedSource } from './joined-consistency.ts'
import { gradedMetric, meanOf, measureWords } from './graded-metric.ts'
import { chosenSources, othersThan, type TriangulationQuestion } from './question.ts'
import { distinctLabels, type Elements, type SetMeasure, setMeasure } from './set-measure.ts'
import type { LevelMeasure, SourceComplementarity } from './source-complementarity.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'

/** The six metrics of complementarity of one source. Source: methods §1.5. */
export function joinedComplementarity(joined: JoinedSource) {
  const area = setGrade(joined, 'area', 'places')
  return {
    years_available: setGrade(joined, 'years_available', 'years'),
    methodology: setGrade(joined, 'methodology', 'traits'),
    area: {
      ...area,
      evidence: {
        ...area.evidence,
        by_level: levelsOf(joined.found.map((one) => one.complementarity.area.by_level)),
      },
    },
    study_population: setGrade(joined, 'study_population', 'groups'),
    research_design: setGrade(joined, 'research_design', 'features'),
    related_indicators: measureGrade(
      joined,
      [relatedIndicators(joined.question, joined.source)],
      'indicators',
    ),
  }
}

/** The things that a metric counts. */
type Counted = ValuesOf<'triangulation.has'>['what']

function setGrade(joined: JoinedSource, metric: keyof SourceComplementarity, what: Counted) {
  return measureGrade(
    joined,
    joined.found.map((one) => one.complementarity[metric]),
    what,
  )
}

/** Names that travel with a metric at most. */
const MOST_NAMES = 50

function measureGrade({ nPairs }: JoinedSource, measures: readonly SetMeasure[], what: Counted) {
  const total = (field: 'n_own' | 'n_universe' | 'n_added' | 'n_left_empty') =>
    measures.reduce((sum, measure) => sum + measure[field], 0)
  const names = (field: 'own' | 'added') =>
    distinctLabels(measures.flatMap((measure) => measure[field])).slice(0, MOST_NAMES)
  const [own, universe, added, empty] = [
    total('n_own'),
    total('n_universe'),
    total('n_added'),
    total('n_left_empty'),
  ]
  return gradedMetric({
    measures: measures.map(({ m }) => m),
    says: (m) =>
      message('triangulation.has', {
        own: whole(own),
        universe: whole(universe),
        what,
        added: whole(added),
        empty,
        summed: measures.length > 1 ? 'yes' : 'no',
        measure: measureWords(m),
      }),
    otherwise: message('triangulation.nothing-recorded'),
    nPairs,
    evidence: {
      n_own: own,
      n_universe: universe,
      n_added: added,
      n_left_empty: empty,
      own: names('own'),
      added: names('added'),
    },
  })
}

/** The levels of all indicators: numbers of places added up, measures as means. */
function levelsOf(found: readonly (readonly LevelMeasure[])[]): LevelMeasure[] {
  const byLevel = Map.groupBy(found.flat(), ({ level }) => level)
  return [...byLevel.values()].flatMap((measures) => {
    const [first] = measures
    if (!first) return []
    const total = (field: 'n_own' | 'n_universe' | 'n_added') =>
      measures.reduce((sum, measure) => sum + measure[field], 0)
    return [
      {
        level: first.level,
        name: first.name,
        n_own: total('n_own'),
        n_universe: total('n_universe'),
        n_added: total('n_added'),
        m: meanOf(measures.map(({ m }) => m)),
      },
    ]
  })
}

/**
 * Indicators of the same programme areas and those named as related to the chosen one; without one, those of all
 * programme areas that any chosen source has figures of.
 */
function relatedIndicators(question: TriangulationQuestion, source: DataSource): SetMeasure {
  const { indicators } = question.reference
  const held = ({ id }: DataSource): Elements =>
    new Map(
      [...(question.holdings.get(id) ?? [])]
        .filter((indicator) => indicators.has(indicator))
        .map((indicator) => [indicator, byId(indicators, indicator).shortName]),
    )
  const { indicator } = question
  const touched = indicator
    ? [indicator.programArea]
    : chosenSources(question).flatMap((one) =>
        [...held(one).keys()].map((id) => byId(indicators, Number(id)).programArea),
      )
  const areas = new Set(touched)
  const universe = [...indicators.values()].filter(({ programArea }) => areas.has(programArea))
  const related = indicator?.related.filter((id) => indicators.has(id)) ?? []
  return setMeasure(
    held(source),
    othersThan(question, source).map(held),
    new Set([...universe.map(({ id }) => id), ...related]),
  )
}
