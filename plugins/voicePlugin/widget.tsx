import { IconMicrophone } from '@tabler/icons-react'
import { lazy } from 'react'
import { message } from '#domain/message/message.ts'
import { siteName } from '#web/memory/front.ts'
import type { Widget } from '#web/widgets/widget.ts'

const widget: Widget = {
  title: message('voice.title'),
  description: message('voice.about'),
  hint: message('voice.hint'),
  icon: <IconMicrophone size={22} aria-hidden="true" />,
  panelTitle: message('voice.panel', { site: siteName }),
  Panel: lazy(() => import('#web/app/voice/voice.tsx')),
}

export default widget
