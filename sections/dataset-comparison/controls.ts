import { datasetComparisonOptions } from '#charts/dataset-comparison/view.ts'
import { listOf } from '#domain/message/value.ts'
import { parsePick, pickKey, pickName } from '#domain/comparison/dataset-pick.ts'
import { PLACE_ORDERS } from '#domain/comparison/compare-by.ts'
import { MOST_DATASETS } from '#domain/comparison/most-compared.ts'
import { message } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { ControlBar } from '#sections/definition/control.ts'
import type { ResolvedSection } from '#sections/definition/section-definition.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { indicatorPicker } from '#sections/controls/indicator-picker.ts'
import { datasetOptions } from './dataset-candidates.ts'
import type { DatasetChoice } from './dataset-choice.ts'
import type { DatasetState } from './state.ts'

/** The indicator, and the pairs of source and period in which it is compared. */
export function datasetControls(
  shown: ResolvedSection<DatasetState, DatasetChoice>,
): ControlBar<DatasetState> {
  const { wanted, choice, figures } = shown
  const { picks, candidates } = choice
  const { reference } = figures
  const names = listOf(
    picks.map((pick) => pickName(pick, reference)),
    'none',
  )
  const keys = new Set(picks.map(pickKey))
  const isOfStates = candidates.some((candidate) => keys.has(pickKey(candidate)) && candidate.states > 1)
  const order = kindChoice(datasetComparisonOptions.order, null, {
    labelled: true,
    value: wanted.order,
    // One data set has no difference to order by.
    among: picks.length > 1 ? PLACE_ORDERS : PLACE_ORDERS.filter((by) => by !== 'value'),
    change: (order) => ({ order }),
  })
  return {
    title: byId(reference.indicators, choice.indicator).shortName,
    detail: names,
    columns: 'minmax(240px, 1fr) minmax(240px, 1fr) auto',
    controls: [
      indicatorPicker(shown, choice.indicator),
      {
        control: 'multi-picker',
        label: message('dataset-section.data-sets'),
        values: picks.map(pickKey),
        text: message('dataset-section.chosen', { count: picks.length, most: MOST_DATASETS, names }),
        options: () => datasetOptions(candidates, reference),
        limit: MOST_DATASETS,
        limitNote: message('dataset-section.limit', { most: MOST_DATASETS }),
        change: (values) => ({ picks: values.flatMap((value) => parsePick(value) ?? []) }),
      },
      ...(isOfStates ? order : []),
    ],
  }
}
