import './in-force.css'
import { IconMinus, IconPlus } from '#web/kit/icons.ts'
import { useEffect, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import {
  type AccessibilitySettings,
  DEFAULT_SETTINGS,
  LARGEST_LEVEL,
  SMALLEST_LEVEL,
} from './accessibility-settings.ts'
import { apply, changeSettings, useSettings } from './use-settings.ts'

/** Keeps the settings in force while the widget is on, and takes them back when it is switched off. */
export function KeepApplied() {
  const settings = useSettings()
  useEffect(() => apply(settings), [settings])
  useEffect(() => () => apply(), [])
  return null
}

const SWITCHES = [
  { name: 'highContrastEnabled', word: 'contrast' },
  { name: 'enhancedFocusEnabled', word: 'focus' },
  { name: 'reducedMotionEnabled', word: 'motion' },
] as const satisfies readonly { name: keyof AccessibilitySettings; word: string }[]

/** The settings of the accessibility panel; each acts at once and is kept in this browser. */
export function AccessibilityPanel() {
  const { text } = useLanguage()
  const settings = useSettings()
  return (
    <Stack gap={16} across="start">
      {SWITCHES.map(({ name, word }) => (
        <CheckField
          key={name}
          role="switch"
          label={text(message(`widgets.${word}`))}
          help={text(message(`widgets.${word}-about`))}
          checked={settings[name]}
          onChange={({ currentTarget: { checked } }) => changeSettings({ [name]: checked })}
        />
      ))}
      <TextSize level={settings.fontSizeLevel} />
      <ReadAloudTest />
      <Button onClick={() => changeSettings(DEFAULT_SETTINGS)}>{text(message('widgets.reset'))}</Button>
    </Stack>
  )
}

function TextSize({ level }: { readonly level: number }) {
  const { text } = useLanguage()
  return (
    <Row as="fieldset" gap={10} align="center">
      <Text as="legend" weight={500}>
        {text(message('widgets.text-size'))}
      </Text>
      <IconButton
        label={text(message('widgets.smaller'))}
        disabled={level <= SMALLEST_LEVEL}
        onClick={() => changeSettings({ fontSizeLevel: level - 1 })}
      >
        <IconMinus size={18} aria-hidden="true" />
      </IconButton>
      <output aria-live="polite">
        {text(message('widgets.size-of', { level: String(level), largest: String(LARGEST_LEVEL) }))}
      </output>
      <IconButton
        label={text(message('widgets.larger'))}
        disabled={level >= LARGEST_LEVEL}
        onClick={() => changeSettings({ fontSizeLevel: level + 1 })}
      >
        <IconPlus size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

/** Says a sentence the way the page says its own news, so that people hear whether their screen reader follows. */
function ReadAloudTest() {
  const { text } = useLanguage()
  const [count, setCount] = useState(0)
  return (
    <div>
      <Button onClick={() => setCount(count + 1)}>{text(message('widgets.test-reader'))}</Button>
      <Text role="status" above={8} tone="soft" unlessEmpty>
        {count > 0 && <span key={count}>{text(message('widgets.read-aloud'))}</span>}
      </Text>
    </div>
  )
}
