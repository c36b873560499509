import { message } from '#domain/message/message.ts'
import { CheckField, SelectField } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { FailureLine, Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import {
  FLOATING_PLACES,
  type FloatingPlace,
  floatingPlace,
  moveFloating,
  placeCalled,
} from './floating-place.ts'
import { useWidgets } from './use-widgets.ts'
import { setWidgetEnabled, useEnabledWidgets, WIDGET_KEYS } from './widget-list.ts'

/** A switch for each widget that this build has. */
export function WidgetSwitches() {
  const { text } = useLanguage()
  const { widgets, isMissing } = useWidgets(WIDGET_KEYS)
  const enabled = useEnabledWidgets()
  if (widgets.length === 0 && !isMissing) return <Loading what={message('widgets.the-widgets')} />
  return (
    <Stack as="ul" gap={16}>
      {isMissing && (
        <li>
          <FailureLine what={message('widgets.the-widgets')} />
        </li>
      )}
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
      <li>
        <FloatingChoice />
      </li>
    </Stack>
  )
}

const PLACE_WORDS = {
  'right-low': 'right_low',
  'right-middle': 'right_middle',
  'left-low': 'left_low',
  'left-middle': 'left_middle',
} as const satisfies Record<FloatingPlace, string>

/** For whom dragging is hard: the same by choosing. */
function FloatingChoice() {
  const { text } = useLanguage()
  const place = useStore(floatingPlace)
  return (
    <SelectField
      label={text(message('widgets.floating'))}
      help={text(message('widgets.floating-help'))}
      value={place}
      options={FLOATING_PLACES.map((value) => ({
        value,
        label: text(message('widgets.floating-place', { place: PLACE_WORDS[value] })),
      }))}
      onChange={({ currentTarget: { value } }) => moveFloating(placeCalled(value))}
    />
  )
}
