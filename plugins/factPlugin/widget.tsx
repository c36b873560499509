import { IconBulb } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import type { Widget } from '#web/widgets/widget.ts'
import { later } from '#web/kit/later.tsx'

const widget: Widget = {
  title: message('voice.fact-title'),
  description: message('voice.fact-about'),
  hint: message('voice.fact-hint'),
  icon: <IconBulb size={22} aria-hidden="true" />,
  panelTitle: message('voice.fact-panel'),
  Panel: later(async () => (await import('./fact-panel.tsx')).default),
}

export default widget
