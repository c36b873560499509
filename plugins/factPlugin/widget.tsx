import { IconBulb } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { message } from '#domain/message/message.ts'
import { Coming } from '#web/kit/coming.tsx'
import type { Widget } from '#web/widgets/widget.ts'

const FactPanel = lazy(() => import('./fact-panel.tsx'))

function Panel() {
  return (
    <Suspense fallback={<Coming />}>
      <FactPanel />
    </Suspense>
  )
}

const widget: Widget = {
  title: message('voice.fact-title'),
  description: message('voice.fact-about'),
  hint: message('voice.fact-hint'),
  icon: <IconBulb size={22} aria-hidden="true" />,
  panelTitle: message('voice.fact-panel'),
  Panel,
}

export default widget
