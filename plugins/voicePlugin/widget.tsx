import { IconMicrophone } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { message } from '#domain/message/message.ts'
import { Coming } from '#web/kit/coming.tsx'
import { siteName } from '#web/memory/front.ts'
import type { Widget } from '#web/widgets/widget.ts'

const Voice = lazy(() => import('#web/app/voice/voice.tsx'))

function Panel() {
  return (
    <Suspense fallback={<Coming />}>
      <Voice />
    </Suspense>
  )
}

const widget: Widget = {
  title: message('voice.title'),
  description: message('voice.about'),
  hint: message('voice.hint'),
  icon: <IconMicrophone size={22} aria-hidden="true" />,
  panelTitle: message('voice.panel', { site: siteName }),
  Panel,
}

export default widget
