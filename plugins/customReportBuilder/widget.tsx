import { IconClipboardText } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { CaptureOverlay } from '#web/documents/report/capture-overlay.tsx'
import { later } from '#web/kit/later.tsx'
import type { Widget } from '#web/widgets/widget.ts'

const widget: Widget = {
  title: message('widgets.title', { widget: 'report' }),
  description: message('widgets.about', { widget: 'report' }),
  hint: message('widgets.hint', { widget: 'report' }),
  icon: <IconClipboardText size={22} aria-hidden="true" />,
  panelTitle: message('widgets.panel', { widget: 'report' }),
  isSide: true,
  Panel: later(async () => (await import('./report-panel.tsx')).ReportPanel, {
    words: ['documents', 'pages'],
  }),
  Always: CaptureOverlay,
}

export default widget
