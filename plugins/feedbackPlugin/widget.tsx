import { IconMessage } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { InEnglish } from '#web/language/in-english.tsx'
import type { Widget } from '#web/widgets/widget.ts'
import { later } from '#web/kit/later.tsx'

const FeedbackForm = later(async () => (await import('#web/features/send-in/feedback-form.tsx')).default)

function Panel() {
  return (
    <InEnglish>
      <FeedbackForm />
    </InEnglish>
  )
}

const widget: Widget = {
  title: message('shell.feedback'),
  description: message('menus.feedback-about'),
  hint: message('menus.feedback-hint'),
  icon: <IconMessage size={22} aria-hidden="true" />,
  panelTitle: message('shell.feedback'),
  page: '/contact',
  isInMenu: true,
  Panel,
}

export default widget
