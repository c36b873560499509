import { IconListSearch } from '@tabler/icons-react'
import type { Widget } from '#web/widgets/widget.ts'
import { IndicatorSearch } from './indicator-search.tsx'

const widget: Widget = {
  title: 'Indicator search',
  description: 'Finds indicators by everyday words, with the dashboards and sources that have them.',
  hint: 'Click me to use Indicator Search',
  icon: <IconListSearch size={22} aria-hidden="true" />,
  panelTitle: 'Intelligent Indicator Search',
  Panel: IndicatorSearch,
}

export default widget
