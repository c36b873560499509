import { message } from '#domain/message/message.ts'
import { CheckField } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useWidgets } from './use-widgets.ts'
import { setWidgetEnabled, useEnabledWidgets, WIDGET_KEYS } from './widget-list.ts'

/** A switch for each widget that this build has. */
export function WidgetSwitches() {
  const { text } = useLanguage()
  const widgets = useWidgets(WIDGET_KEYS)
  const enabled = useEnabledWidgets()
  if (widgets.length === 0 && WIDGET_KEYS.length > 0) return <Loading what={message('widgets.the-widgets')} />
  return (
    <Stack as="ul" gap={16}>
      {widgets.map(({ key, widget: { title, description } }) => (
        <li key={key}>
          <CheckField
            role="switch"
            label={text(title)}
            help={text(description)}
            checked={enabled.includes(key)}
            onChange={({ currentTarget: { checked } }) => setWidgetEnabled(key, checked)}
          />
        </li>
      ))}
    </Stack>
  )
}
