import { IconMessage, IconMessageCircleQuestion } from '#web/kit/icons.ts'
import { useLocation } from 'wouter'
import { type Message, message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Floating, FloatingButton } from './floating.tsx'
import { openWidget } from './opened-widget.ts'
import { useEnabledWidgets, type WidgetKey } from './widget-list.ts'

interface Door {
  readonly key: WidgetKey
  readonly name: Message
  readonly icon: React.ReactNode
  /** The page that the widget has for itself. */
  readonly page: string
  /** On a phone it is in the menu. */
  readonly shown: 'always' | 'wide'
}

/** The widgets that are on at first, before anything of the dock is loaded. */
const DOORS: readonly Door[] = [
  {
    key: 'assistantPlugin',
    name: message('pages.assistant'),
    icon: <IconMessageCircleQuestion size={22} aria-hidden="true" />,
    page: '/metadata-qa',
    shown: 'always',
  },
  {
    key: 'feedbackPlugin',
    name: message('shell.feedback'),
    icon: <IconMessage size={22} aria-hidden="true" />,
    page: '/contact',
    shown: 'wide',
  },
]

/** The buttons of widgets that nobody has switched on, until one is pressed: then the dock takes their place. */
export function FirstDoors() {
  const { text } = useLanguage()
  const [path] = useLocation()
  const enabled = useEnabledWidgets()
  const doors = DOORS.filter(({ key, page }) => enabled.includes(key) && page !== path)
  if (doors.length === 0) return null
  return (
    <aside aria-label={doors.map(({ name }) => text(name)).join(', ')} data-print="never">
      <Floating>
        {doors.map(({ key, name, icon, shown }) => (
          <FloatingButton
            key={key}
            name={text(name)}
            isOpen={false}
            shown={shown}
            onPress={() => openWidget(key)}
          >
            {icon}
          </FloatingButton>
        ))}
      </Floating>
    </aside>
  )
}
