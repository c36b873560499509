import { datasetComparisonOptions, type DatasetComparisonView } from '#charts/dataset-comparison/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import { compareDatasets, datasetAnswer } from '#domain/comparison/dataset-comparison.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { defineSection, type Shown } from '#sections/definition/section-definition.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { intervalToggle } from '#sections/controls/interval-toggle.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import { datasetControls } from './controls.ts'
import { type DatasetChoice, datasetCandidates, resolveDatasets } from './dataset-choice.ts'
import { DATASET_STATE, type DatasetState } from './state.ts'

type Datasets = Shown<DatasetState, DatasetChoice>

/** One indicator in up to four pairs of source and period, for the nation and its states. */
export default defineSection<DatasetState, DatasetChoice>({
  state: DATASET_STATE,
  files: (asked) => indicatorFiles([chosenIndicator(asked)]),
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
  lead: ({ choice: { indicator, picks, moved }, figures: { table, reference } }) => {
    const subject = { indicator: indicatorName(byId(reference.indicators, indicator)) }
    return {
      heading:
        picks.length === 2
          ? message('dataset-section.heading-two', subject)
          : message('dataset-section.heading', subject),
      answer: datasetAnswer(compareDatasets({ table, reference, indicator, picks }), reference),
      moved,
    }
  },
  pinned: ({ choice: { indicator, picks } }) => ({ indicator, picks }),
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
  }),
})

function viewOf({ choice: { indicator, picks }, wanted }: Datasets): DatasetComparisonView {
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
    },
  }
}
