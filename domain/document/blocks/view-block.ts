import type { Message } from '#domain/message/message.ts'
import type { Known } from '../known.ts'
import type { Slot, SlotValue } from './slot.ts'
import type { TemplateView } from './view-field.ts'

interface WithView {
  readonly view: TemplateView
}

/** The slots of a block that shows a view: its lists. */
export function slotsOfView<Any extends WithView>(block: Any): readonly Slot<Any>[] {
  const { view } = block
  const other = (lists: Partial<TemplateView>): Any => ({ ...block, view: { ...view, ...lists } })
  return [
    { path: 'view.indicators', ids: 'indicators', values: view.indicators, control: null },
    {
      path: 'view.sources',
      ids: 'sources',
      values: view.sources,
      control: { name: 'source', with: (values) => other({ sources: values.filter(isIdOr('{source}')) }) },
    },
    {
      path: 'view.locations',
      ids: 'locations',
      values: view.locations,
      control: { name: 'place', with: (values) => other({ locations: values.filter(isIdOr('{place}')) }) },
    },
    {
      path: 'view.periods',
      ids: null,
      values: view.periods,
      control: {
        name: 'period',
        with: (values) => other({ periods: values.filter((each) => typeof each === 'string') }),
      },
    },
  ]
}

function isIdOr<const H extends string>(hole: H) {
  return (value: SlotValue): value is number | H => typeof value === 'number' || value === hole
}

/** The faults in the view of a block. */
export function missingInView(
  { view }: WithView,
  known: Known,
): readonly (readonly [path: string, why: Message])[] {
  return known.view(view).map((fault) => ['view', fault] as const)
}
