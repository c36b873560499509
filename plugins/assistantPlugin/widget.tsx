import { IconMessageChatbot } from '@tabler/icons-react'
import { message } from '#domain/message/message.ts'
import { ASSISTANT_PAGE, ChatPanel } from '#web/features/assistant/chat-panel.tsx'
import type { Widget } from '#web/widgets/widget.ts'

const widget: Widget = {
  title: message('chat.title'),
  description: message('chat.about'),
  hint: message('chat.hint'),
  icon: <IconMessageChatbot size={22} aria-hidden="true" />,
  panelTitle: message('chat.title'),
  isSide: true,
  page: ASSISTANT_PAGE,
  Panel: ChatPanel,
}

export default widget
