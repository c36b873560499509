import { type Appearance, FONT_SIZES, THEMES, VIEW_MODES } from '#domain/account/appearance.ts'
import { OFFERED_LANGUAGES } from '#domain/message/language.ts'
import { grammars } from '#languages/grammars.ts'
import { message } from '#domain/message/message.ts'
import { setAppearance, useAppearance } from '#web/kit/appearance.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { chooseLanguage } from '#web/language/current-language.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './appearance-choices.module.css'

/** View mode, font size and theme. A choice takes effect at once. */
export function AppearanceChoices() {
  const { text } = useLanguage()
  return (
    <Stack gap={20}>
      <Setting name="viewMode" legend="view_mode" words={VIEW_MODES} />
      <Setting name="fontSize" legend="font_size" words={FONT_SIZES} />
      <Setting name="theme" legend="theme" words={THEMES} />
      <LanguageSetting />
      <Text tone="faint" size={12}>
        {text(message('menus.themes-about'))}
      </Text>
    </Stack>
  )
}

/** Languages are called by their own names, whatever the page is in. */
function LanguageSetting() {
  const language = useLanguage()
  const { name, isReviewed } = grammars[language.code]
  return (
    <Row as="fieldset" wrap gap={8} className={classes.setting}>
      <legend>{language.text(message('language.legend'))}</legend>
      {OFFERED_LANGUAGES.map((code) => (
        <Row key={code} as="label" inline align="center" gap={8} className={classes.choice}>
          <input
            type="radio"
            name="language"
            checked={code === language.code}
            onChange={() => void chooseLanguage(code)}
          />
          <span lang={code}>{grammars[code].name}</span>
        </Row>
      ))}
      {!isReviewed && (
        <Text tone="faint" size={12}>
          {language.text(message('language.unreviewed', { name }))}
        </Text>
      )}
    </Row>
  )
}

function Setting<K extends keyof Appearance>(props: {
  readonly name: K
  readonly legend: 'view_mode' | 'font_size' | 'theme'
  readonly words: readonly Appearance[K][]
}) {
  const { text } = useLanguage()
  const { name, legend, words } = props
  const chosen = useAppearance()[name]
  return (
    <Row as="fieldset" wrap gap={8} className={classes.setting}>
      <legend>{text(message('menus.appearance-setting', { setting: legend }))}</legend>
      {words.map((word) => (
        <Row key={word} as="label" inline align="center" gap={8} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={word === chosen}
            onChange={() => setAppearance({ [name]: word })}
          />
          {text(message('menus.appearance-word', { word }))}
        </Row>
      ))}
    </Row>
  )
}
