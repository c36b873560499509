import { IconCamera } from '@tabler/icons-react'
import type { Widget } from '#web/widgets/widget.ts'
import { ScreenshotPanel } from './screenshot-panel.tsx'

const widget: Widget = {
  title: 'Screenshot manager',
  description: 'Takes pictures of the page and keeps them while the page is open.',
  hint: 'Take and manage screenshots',
  icon: <IconCamera size={22} aria-hidden="true" />,
  panelTitle: 'Screenshots',
  Panel: ScreenshotPanel,
}

export default widget
