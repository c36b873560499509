import { IconMoon, IconSun } from '#web/kit/icons.ts'
import { setAppearance, useAppearance } from '#web/kit/appearance.ts'
import { Grid, Row } from '#web/kit/layout.tsx'
import classes from './account-menu.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

const CHOICES = [
  { mode: 'light', word: message('menus.light'), icon: <IconSun size={16} aria-hidden="true" /> },
  { mode: 'dark', word: message('menus.dark'), icon: <IconMoon size={16} aria-hidden="true" /> },
  { mode: 'system', word: message('menus.system'), icon: null },
] as const

/** Light, dark, or as the device is; it acts at once. */
export function AppearanceSwitch() {
  const { text } = useLanguage()
  const { viewMode } = useAppearance()
  return (
    <fieldset className={classes.appearance}>
      <legend>{text(message('menus.appearance'))}</legend>
      <Grid className={classes.switch}>
        {CHOICES.map(({ mode, word, icon }) => (
          <Row
            as="label"
            align="center"
            justify="center"
            gap={6}
            key={mode}
            data-chosen={mode === viewMode || undefined}
          >
            <input
              type="radio"
              name="account-appearance"
              className="sr-only"
              checked={mode === viewMode}
              onChange={() => setAppearance({ viewMode: mode })}
            />
            {icon}
            {text(word)}
          </Row>
        ))}
      </Grid>
    </fieldset>
  )
}
