import { IconMessageCircleQuestion } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { message } from '#domain/message/message.ts'
import { Coming } from '#web/kit/coming.tsx'
import type { Widget, WidgetPanelProps } from '#web/widgets/widget.ts'

const ChatPanel = lazy(() => import('#web/features/assistant/chat-panel.tsx'))

function Panel(props: WidgetPanelProps) {
  return (
    <Suspense fallback={<Coming />}>
      <ChatPanel {...props} />
    </Suspense>
  )
}

const widget: Widget = {
  title: message('pages.assistant'),
  description: message('chat.about'),
  hint: message('chat.hint'),
  icon: <IconMessageCircleQuestion size={22} aria-hidden="true" />,
  panelTitle: message('chat.title'),
  isTall: true,
  page: '/metadata-qa',
  Panel,
}

export default widget
