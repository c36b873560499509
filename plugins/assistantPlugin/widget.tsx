import { IconMessageCircleQuestion, IconMicrophone } from '#web/kit/icons.ts'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { siteName } from '#web/memory/front.ts'
import type { Widget, WidgetPanelProps } from '#web/widgets/widget.ts'
import { later } from '#web/kit/later.tsx'

const ChatPanel = later(async () => (await import('#web/features/assistant/chat-panel.tsx')).default)
const VoiceDialog = later(async () => (await import('#web/app/voice/voice-dialog.tsx')).default, {
  form: 'note',
})

function Panel(props: WidgetPanelProps) {
  return <ChatPanel {...props} aside={<Speak />} />
}

/** The way from the chat to the voice assistant, which asks in the same conversation. */
function Speak() {
  const { text } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={text(message('voice.speak'))} onClick={() => setOpen(true)}>
        <IconMicrophone size={18} aria-hidden="true" />
      </IconButton>
      {open && <VoiceDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const widget: Widget = {
  title: message('pages.assistant'),
  description: message('chat.about'),
  hint: message('chat.hint'),
  icon: <IconMessageCircleQuestion size={22} aria-hidden="true" />,
  panelTitle: message('chat.title', { site: siteName }),
  isTall: true,
  page: '/metadata-qa',
  Panel,
}

export default widget
