import { parsePick, pickKey, pickName } from '#domain/comparison/dataset-pick.ts'
import { MOST_DATASETS } from '#domain/comparison/most-compared.ts'
import { known } from '#domain/reference/reference-data.ts'
import { type ControlBar, either } from '#sections/definition/control.ts'
import type { Shown } from '#sections/definition/section-definition.ts'
import { indicatorPicker } from '#sections/controls/indicator-picker.ts'
import { type DatasetChoice, datasetOptions } from './dataset-choice.ts'
import type { DatasetState } from './state.ts'

const ORDERS = [
  ['name', 'A–Z'],
  ['zone', 'By zone'],
  ['value', 'By difference'],
] as const

/** The indicator, and the pairs of source and period in which it is compared. */
export function datasetControls(shown: Shown<DatasetState, DatasetChoice>): ControlBar<DatasetState> {
  const { wanted, choice, figures } = shown
  const { picks, candidates } = choice
  const { reference } = figures
  const names = picks.map((pick) => pickName(pick, reference)).join(', ')
  const keys = new Set(picks.map(pickKey))
  const isOfStates = candidates.some((candidate) => keys.has(pickKey(candidate)) && candidate.states > 1)
  const order = either({
    label: 'Order of the states',
    labelled: true,
    value: wanted.order,
    options: picks.length < 2 ? ORDERS.slice(0, 2) : ORDERS,
    change: (order) => ({ order }),
  })
  return {
    title: known(reference.indicators, choice.indicator).shortName,
    detail: names,
    columns: 'minmax(240px, 1fr) minmax(240px, 1fr) auto',
    controls: [
      indicatorPicker(shown, choice.indicator),
      {
        control: 'multi-picker',
        label: 'Data sets (source and period)',
        values: picks.map(pickKey),
        text: `${picks.length} of ${MOST_DATASETS}: ${names}`,
        options: () => datasetOptions(candidates, reference),
        limit: MOST_DATASETS,
        limitNote: `At most ${MOST_DATASETS} data sets can be compared; take one away to add another.`,
        change: (values) => ({ picks: values.flatMap((value) => parsePick(value) ?? []) }),
      },
      ...(isOfStates ? [order] : []),
    ],
  }
}
