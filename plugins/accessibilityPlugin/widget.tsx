import { IconAccessible } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import type { Widget } from '#web/widgets/widget.ts'
import { AccessibilityPanel, KeepApplied } from './accessibility-panel.tsx'

const widget: Widget = {
  title: message('widgets.title', { widget: 'accessibility' }),
  description: message('widgets.about', { widget: 'accessibility' }),
  hint: message('widgets.hint', { widget: 'accessibility' }),
  icon: <IconAccessible size={22} aria-hidden="true" />,
  panelTitle: message('widgets.panel', { widget: 'accessibility' }),
  Panel: AccessibilityPanel,
  Always: KeepApplied,
}

export default widget
