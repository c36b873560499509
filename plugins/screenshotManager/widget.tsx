import { IconCamera } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import type { Widget } from '#web/widgets/widget.ts'
import { ScreenshotPanel } from './screenshot-panel.tsx'

const widget: Widget = {
  title: message('widgets.title', { widget: 'screenshots' }),
  description: message('widgets.about', { widget: 'screenshots' }),
  hint: message('widgets.hint', { widget: 'screenshots' }),
  icon: <IconCamera size={22} aria-hidden="true" />,
  panelTitle: message('widgets.panel', { widget: 'screenshots' }),
  Panel: ScreenshotPanel,
}

export default widget
