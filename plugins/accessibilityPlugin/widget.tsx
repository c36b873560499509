import { IconAccessible } from '@tabler/icons-react'
import type { Widget } from '#web/widgets/widget.ts'
import { AccessibilityPanel, KeepApplied } from './accessibility-panel.tsx'

const widget: Widget = {
  title: 'Accessibility panel',
  description: 'High contrast, larger text, a stronger focus outline and less motion.',
  hint: 'Accessibility settings',
  icon: <IconAccessible size={22} aria-hidden="true" />,
  panelTitle: 'Accessibility',
  Panel: AccessibilityPanel,
  Always: KeepApplied,
}

export default widget
