import { IconTextScan2 } from '@tabler/icons-react'
import type { Widget } from '#web/widgets/widget.ts'
import { ContextPanel } from './context-panel.tsx'
import { MentionLayer } from './mention-layer.tsx'

const widget: Widget = {
  title: 'Context search',
  description: 'Finds the figures behind words or an address, and shows them where names stand in the text.',
  hint: 'Click me to use Context Search',
  icon: <IconTextScan2 size={22} aria-hidden="true" />,
  panelTitle: 'Data Insights',
  Panel: ContextPanel,
  Always: MentionLayer,
}

export default widget
