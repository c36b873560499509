import { IconClipboardText } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { CaptureOverlay } from '#web/documents/report/capture-overlay.tsx'
import type { Widget } from '#web/widgets/widget.ts'
import { ReportPanel } from './report-panel.tsx'

const widget: Widget = {
  title: message('widgets.title', { widget: 'report' }),
  description: message('widgets.about', { widget: 'report' }),
  hint: message('widgets.hint', { widget: 'report' }),
  icon: <IconClipboardText size={22} aria-hidden="true" />,
  panelTitle: message('widgets.panel', { widget: 'report' }),
  isSide: true,
  Panel: ReportPanel,
  Always: CaptureOverlay,
}

export default widget
