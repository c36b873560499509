import './in-force.css'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '#web/kit/button.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
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
  {
    name: 'highContrastEnabled',
    label: 'High contrast',
    help: 'Black on white or white on black, with clear borders.',
  },
  {
    name: 'enhancedFocusEnabled',
    label: 'Enhanced focus',
    help: 'A thick outline around what the keyboard is on.',
  },
  { name: 'reducedMotionEnabled', label: 'Reduced motion', help: 'Nothing moves by itself.' },
] as const satisfies readonly { name: keyof AccessibilitySettings; label: string; help: string }[]

/** The settings of the accessibility panel; each acts at once and is kept in this browser. */
export function AccessibilityPanel() {
  const settings = useSettings()
  return (
    <Stack gap={16} across="start">
      {SWITCHES.map(({ name, label, help }) => (
        <CheckField
          key={name}
          role="switch"
          label={label}
          help={help}
          checked={settings[name]}
          onChange={({ currentTarget: { checked } }) => changeSettings({ [name]: checked })}
        />
      ))}
      <TextSize level={settings.fontSizeLevel} />
      <ReadAloudTest />
      <Button onClick={() => changeSettings(DEFAULT_SETTINGS)}>Reset</Button>
    </Stack>
  )
}

function TextSize({ level }: { readonly level: number }) {
  return (
    <Row as="fieldset" gap={10} align="center">
      <Text as="legend" weight={500}>
        Text size
      </Text>
      <IconButton
        label="Smaller text"
        disabled={level <= SMALLEST_LEVEL}
        onClick={() => changeSettings({ fontSizeLevel: level - 1 })}
      >
        <IconMinus size={18} aria-hidden="true" />
      </IconButton>
      <output aria-live="polite">
        {level} of {LARGEST_LEVEL}
      </output>
      <IconButton
        label="Larger text"
        disabled={level >= LARGEST_LEVEL}
        onClick={() => changeSettings({ fontSizeLevel: level + 1 })}
      >
        <IconPlus size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

const SENTENCE = 'Your screen reader reads this page. Figures are read with their source, place and period.'

/** Says a sentence the way the page says its own news, so that people hear whether their screen reader follows. */
function ReadAloudTest() {
  const [count, setCount] = useState(0)
  return (
    <div>
      <Button onClick={() => setCount(count + 1)}>Test the screen reader</Button>
      <Text role="status" above={8} tone="soft" unlessEmpty>
        {count > 0 && <span key={count}>{SENTENCE}</span>}
      </Text>
    </div>
  )
}
