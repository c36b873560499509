import { IconMicrophone } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { siteName } from '#web/memory/front.ts'
import type { Widget } from '#web/widgets/widget.ts'
import { later } from '#web/kit/later.tsx'

const widget: Widget = {
  title: message('voice.title'),
  description: message('voice.about'),
  hint: message('voice.hint'),
  icon: <IconMicrophone size={22} aria-hidden="true" />,
  panelTitle: message('voice.panel', { site: siteName }),
  Panel: later(async () => (await import('#web/app/voice/voice.tsx')).default),
}

export default widget
