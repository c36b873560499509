import { IconMessage } from '@tabler/icons-react'
import { lazy } from 'react'
import { message } from '#domain/message/message.ts'
import { InEnglish } from '#web/language/in-english.tsx'
import type { Widget } from '#web/widgets/widget.ts'

const FeedbackForm = lazy(() => import('#web/features/send-in/feedback-form.tsx'))

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
