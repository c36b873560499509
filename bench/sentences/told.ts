import { compareDatasets, datasetAnswer } from '#domain/comparison/dataset-comparison.ts'
import { forecastSubject } from '#charts/forecast/question.ts'
import type { ForecastView } from '#charts/forecast/view.ts'
import { forecast } from '#domain/forecast/forecast.ts'
import type { Value } from '#domain/message/message.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { spreadAnswer, spreadHeading } from '#domain/narrative/descriptive.ts'
import { overviewAnswer } from '#domain/narrative/overview.ts'
import { forecastAnswer, forecastHeading } from '#domain/narrative/predictive.ts'
import { zonalAnswer, zonalHeading } from '#domain/narrative/zonal.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { describedSet } from '#domain/spread/described-set.ts'
import { judgeIndicator } from '#domain/triangulation/judged-indicator.ts'
import { triangulate } from '#domain/triangulation/triangulate.ts'
import { english } from '#languages/from-source.ts'
import { NOW, type Said, type View, type ViewOf } from './view.ts'

/** The product's own reading of a country. */
export interface Told {
  readonly reference: ReferenceData
  tableOf(indicator: number): ObservationTable
}

/** The product's sentences on top of a view, in English. */
export function tell(view: View, told: Told): Said {
  const { heading, answer } = answerTo(view, told)
  return { heading: english.text(heading), answer: answer === null ? '' : english.text(answer) }
}

interface Lead {
  readonly heading: Value
  readonly answer: Value | null
}

function answerTo(view: View, told: Told): Lead {
  const { reference } = told
  const table = told.tableOf(view.indicator)
  if (view.kind === 'overview') {
    const heading = message('overview.heading', {
      indicator: indicatorName(byId(reference.indicators, view.indicator)),
      place: placeName(byId(reference.locations, view.location)),
    })
    return { heading, answer: overviewAnswer({ ...view, table, reference, currentYear: NOW, until: null }) }
  }
  if (view.kind === 'zonal') {
    const asked = { ...view, period: code(view.period), table, reference }
    return { heading: zonalHeading(asked), answer: zonalAnswer(asked) }
  }
  if (view.kind === 'spread') {
    const period = code(view.period)
    const set = describedSet({ ...view, period, table, reference })
    const source = byId(reference.sources, view.source)
    return {
      heading: spreadHeading(set),
      answer: spreadAnswer({ set, source, period, reference, whole: null }),
    }
  }
  if (view.kind === 'datasets') {
    const picks = view.picks.map(({ source, period }) => ({ source, period: code(period) }))
    const found = compareDatasets({ table, reference, indicator: view.indicator, picks })
    return {
      heading: message('dataset-section.heading-two', { indicator: indicatorName(found.indicator) }),
      answer: datasetAnswer(found, reference),
    }
  }
  return view.kind === 'agreement' ? agreementOf(view, told) : forecastOf(view, told)
}

function agreementOf(
  { indicator: id, sources: [first, second], location }: ViewOf<'agreement'>,
  told: Told,
): Lead {
  const { reference } = told
  const indicator = byId(reference.indicators, id)
  const sources = [first, second].map((source) => byId(reference.sources, source))
  const [primary, comparison] = sources
  if (!primary || !comparison) throw new RangeError('Two sources are needed')
  const table = told.tableOf(id)
  const question = {
    primary,
    comparisons: [comparison],
    indicator,
    location: byId(reference.locations, location),
    currentYear: NOW,
    reference,
    holdings: new Map(sources.map((source) => [source.id, new Set([id])])),
    documented: true,
  }
  const points = sources.flatMap((source) => pointsWhere(table, { indicator: id, source: source.id }))
  const { headline } = triangulate(question, [judgeIndicator(question, indicator, points, [])], 10)
  return { heading: message('triangulate.question'), answer: headline }
}

function forecastOf(view: ViewOf<'forecast'>, { reference, tableOf }: Told): Lead {
  const asked: ForecastView = {
    kind: 'forecast',
    indicators: [view.indicator],
    sources: [view.source],
    locations: [view.location],
    periods: [],
    options: {},
  }
  const table = tableOf(view.indicator)
  const subject = forecastSubject({ view: asked, table, reference, currentYear: NOW, language: english })
  const { indicator, source, location, question, series, quoted } = subject
  const heading = forecastHeading(indicator, location)
  if (!source || !question || series.status !== 'ready') return { heading, answer: null }
  const result = forecast(question.asked)
  const { frequency } = question.asked
  return {
    heading,
    answer: forecastAnswer({
      ...{ indicator, source, location, result, frequency, series, reference, quoted },
      currentYear: NOW,
    }),
  }
}

function code(period: string): number {
  return periodCode(period) ?? 0
}
