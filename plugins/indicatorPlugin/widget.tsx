import { IconListSearch } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import type { Widget } from '#web/widgets/widget.ts'
import { IndicatorSearch } from './indicator-search.tsx'

const widget: Widget = {
  title: message('widgets.title', { widget: 'indicators' }),
  description: message('widgets.about', { widget: 'indicators' }),
  hint: message('widgets.hint', { widget: 'indicators' }),
  icon: <IconListSearch size={22} aria-hidden="true" />,
  panelTitle: message('widgets.panel', { widget: 'indicators' }),
  isWide: true,
  Panel: IndicatorSearch,
}

export default widget
