import { IconTextScan2 } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import type { Widget } from '#web/widgets/widget.ts'
import { ContextPanel } from './context-panel.tsx'
import { MentionLayer } from './mention-layer.tsx'

const widget: Widget = {
  title: message('widgets.title', { widget: 'context' }),
  description: message('widgets.about', { widget: 'context' }),
  hint: message('widgets.hint', { widget: 'context' }),
  icon: <IconTextScan2 size={22} aria-hidden="true" />,
  panelTitle: message('widgets.panel', { widget: 'context' }),
  Panel: ContextPanel,
  Always: MentionLayer,
}

export default widget
