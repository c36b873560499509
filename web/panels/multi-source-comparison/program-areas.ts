import { everywhere } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import { message } from '#domain/message/message.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { indicatorOptions, type Option } from '#sections/definition/options.ts'
import type { PanelModel } from './panel-lists.ts'

type AreaModel = Pick<PanelModel, 'indicators' | 'hasFigures' | 'onChange' | 'panel'> & {
  readonly data: { readonly reference: ReferenceData }
}

/** The programme area of a panel, which decides the indicators on offer; choosing another opens its first indicator. */
export function areaList(model: AreaModel) {
  const { panel, data, onChange } = model
  const { programArea } = byId(data.reference.indicators, panel.indicator)
  return {
    label: message('multi-source.program-area'),
    value: programArea,
    text: programArea,
    options: () => areaOptions(model),
    onPick: (area: string) => {
      const first = indicatorsOf(area, model).find(model.hasFigures)
      if (first !== undefined) onChange({ indicator: first })
    },
  }
}

/** Every indicator with its programme area beside it: choosing one opens both. */
export function finderList(model: AreaModel) {
  const { indicators, data, hasFigures, panel, onChange } = model
  return {
    label: message('multi-source.find-area'),
    value: String(panel.indicator),
    text: message('multi-source.find-area'),
    options: () =>
      indicatorOptions(indicators, data.reference, hasFigures).map((option) => ({
        ...option,
        hint: option.group,
      })),
    onPick: (value: string) => onChange({ indicator: Number(value) }),
  }
}

/** Indicators of one programme area, in the order of the alphabet. */
export function indicatorsOf(
  area: string,
  { indicators, data }: Pick<AreaModel, 'indicators' | 'data'>,
): number[] {
  return indicators
    .flatMap((id) => data.reference.indicators.get(id) ?? [])
    .filter(({ programArea }) => programArea === area)
    .sort((a, b) => a.fullName.localeCompare(b.fullName))
    .map(({ id }) => id)
}

function areaOptions({ indicators, data, hasFigures }: AreaModel): Option[] {
  const known = indicators.flatMap((id) => data.reference.indicators.get(id) ?? [])
  const groups = Map.groupBy(known, ({ programArea }) => programArea)
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([area, members]) => ({
      value: area,
      label: area,
      group: '',
      hint: `${members.length}`,
      reason: members.some(({ id }) => hasFigures(id))
        ? null
        : message('picker.no-source-has', { none: noSourceHeld(everywhere(data.reference)) }),
      classification: null,
      depth: 0,
    }))
}
