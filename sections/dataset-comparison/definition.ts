import { datasetComparisonOptions, type DatasetComparisonView } from '#charts/dataset-comparison/view.ts'
import type { TrendView } from '#charts/trend/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import { compareDatasets, datasetWords } from '#domain/comparison/dataset-comparison.ts'
import { NATION } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, periodName, placeName } from '#domain/message/value.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { byId, placesAbove, type ReferenceData } from '#domain/reference/reference-data.ts'
import { defineSection, type ResolvedSection } from '#sections/definition/section-definition.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import { placeRequests } from '#sections/files/lga-requests.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { intervalToggle } from '#sections/controls/interval-toggle.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import { datasetControls } from './controls.ts'
import { datasetCandidates } from './dataset-candidates.ts'
import { type DatasetChoice, resolveDatasets } from './dataset-choice.ts'
import { DATASET_STATE, type DatasetState } from './state.ts'

type Datasets = ResolvedSection<DatasetState, DatasetChoice>

/** One indicator in up to four pairs of source and period, for the nation and its states. */
export default defineSection<DatasetState, DatasetChoice>({
  state: DATASET_STATE,
  files: (asked) => {
    const indicators = [chosenIndicator(asked)]
    return [
      ...indicatorFiles(indicators),
      ...placeRequests(asked.wanted.location, indicators, asked.catalogue),
    ]
  },
  resolve: (asked, { table, reference }) => {
    const indicator = chosenIndicator(asked)
    const { wanted, dashboard, catalogue } = asked
    const candidates = datasetCandidates(table, indicator, reference)
    const found = resolveDatasets(wanted.picks, {
      candidates,
      reference,
      source: wanted.source,
      period: wanted.period,
      preferred: dashboard.initial_datasource,
      currentYear: releaseYear(catalogue.release),
    })
    return { indicator, candidates, ...found }
  },
  controls: (_, shown) => shown && datasetControls(shown),
  lead: ({ wanted, choice: { indicator, picks, moved }, figures: { table, reference } }) => {
    const asked = placeAsked(wanted.location, reference)
    const subject = { indicator: indicatorName(byId(reference.indicators, indicator)) }
    const comparison = compareDatasets({ table, reference, indicator, picks })
    const { finding, detail } = datasetWords(comparison, reference, asked.place)
    return {
      heading: headingOf(picks, subject, reference),
      answer: finding,
      ...(detail !== null && { detail }),
      moved: [...moved, ...asked.moved],
    }
  },
  pinned: ({ choice: { indicator, picks } }) => ({ indicator, picks }),
  newest: ({ wanted }) => (wanted.picks.length > 0 ? null : { picks: [], period: null }),
  views: (shown) => ({
    main: [
      {
        block: 'figure',
        name: 'datasets',
        view: viewOf(shown),
        switches: ({ empty, rows }) => {
          const { form, intervals } = shown.wanted
          if (empty) return null
          const forms = kindChoice(datasetComparisonOptions.shape, viewOf(shown), {
            // Columns of 37 states have no room.
            notOnPhone: true,
            value: form === 'columns' ? 'column' : null,
            change: (shape): Partial<DatasetState> => ({ form: shape === null ? 'dots' : 'columns' }),
          })
          if (rows.every(({ point }) => point.lower === null)) return forms
          return [...forms, intervalToggle(intervals)]
        },
        instead: ({ source, period }) => {
          const code = period === undefined ? null : parsePeriod(period)
          return source === undefined || code === null ? {} : { picks: [{ source, period: code }] }
        },
      },
    ],
    below: isNational(shown) ? [{ block: 'figure', name: 'course', view: courseOf(shown) }] : [],
  }),
})

/** The nation or a state: what data sets are compared for; of an LGA its state, with what is said of the move. */
function placeAsked(
  wanted: number | null,
  reference: ReferenceData,
): { readonly place: number; readonly moved: readonly Message[] } {
  const asked = wanted === null ? undefined : reference.locations.get(wanted)
  if (!asked || asked.level === 1 || asked.level === 3) return { place: asked?.id ?? NATION, moved: [] }
  const above = placesAbove(reference, asked.id).find((id) => byId(reference.locations, id).level === 3)
  const place = byId(reference.locations, above ?? NATION)
  return {
    place: place.id,
    moved: [message('dataset-section.place-moved', { asked: placeName(asked), place: placeName(place) })],
  }
}

/** Two periods of one source are no two opinions: what is asked of them is what has changed. */
function headingOf(
  picks: DatasetChoice['picks'],
  subject: { readonly indicator: Value },
  { sources }: ReferenceData,
): Message {
  const [first, second] = picks
  if (!first || !second || picks.length > 2) return message('dataset-section.heading', subject)
  if (first.source !== second.source) return message('dataset-section.heading-two', subject)
  const [from, to] = [first, second]
    .map(({ period }) => period)
    .toSorted((a, b) => a - b)
    .map((period) => periodName(period, sources.get(first.source)))
  return message('dataset-section.heading-change', { ...subject, from: from ?? '', to: to ?? '' })
}

/** All data sets compared have the nation alone: one row. */
function isNational({ choice: { candidates, picks } }: Datasets): boolean {
  const has = (source: number, period: number) =>
    candidates.find((one) => one.source === source && one.period === period)?.states ?? 0
  return picks.every(({ source, period }) => has(source, period) === 0)
}

/** The courses of the sources compared, which say more than the one row. */
function courseOf({ choice: { indicator, picks }, wanted }: Datasets): TrendView {
  return {
    kind: 'trend',
    indicators: [indicator],
    sources: [...new Set(picks.map(({ source }) => source))],
    locations: [NATION],
    periods: [],
    options: wanted.intervals ? {} : { intervals: false },
  }
}

function viewOf({ choice: { indicator, picks }, wanted, figures }: Datasets): DatasetComparisonView {
  const { place } = placeAsked(wanted.location, figures.reference)
  return {
    kind: 'dataset-comparison',
    indicators: [indicator],
    sources: picks.map(({ source }) => source),
    locations: [],
    periods: picks.map(({ period }) => isoPeriod(period)),
    options: {
      ...(wanted.form === 'columns' && { shape: 'column' }),
      ...(!wanted.intervals && { intervals: false }),
      ...(wanted.order !== 'name' && { order: wanted.order }),
      ...(place !== NATION && { reference: place }),
    },
  }
}
