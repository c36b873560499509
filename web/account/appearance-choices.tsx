import { type Appearance, FONT_SIZES, THEMES, VIEW_MODES } from '#domain/account/appearance.ts'
import { setAppearance, useAppearance } from '#web/kit/appearance.ts'
import classes from './appearance-choices.module.css'

const WORDS = {
  light: 'Light',
  dark: 'Dark',
  system: 'As the device',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  default: 'Default',
  calm: 'Calm',
  neutral: 'Neutral',
} as const

/** View mode, font size and theme. A choice takes effect at once. */
export function AppearanceChoices() {
  return (
    <div className={classes.choices}>
      <Setting name="viewMode" legend="View mode" words={VIEW_MODES} />
      <Setting name="fontSize" legend="Font size" words={FONT_SIZES} />
      <Setting name="theme" legend="Theme" words={THEMES} />
      <p className={classes.note}>The themes change the frame of the page; the colours of the data stay.</p>
    </div>
  )
}

function Setting<K extends keyof Appearance>(props: {
  readonly name: K
  readonly legend: string
  readonly words: readonly Appearance[K][]
}) {
  const { name, legend, words } = props
  const chosen = useAppearance()[name]
  return (
    <fieldset className={classes.setting}>
      <legend>{legend}</legend>
      {words.map((word) => (
        <label key={word} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={word === chosen}
            onChange={() => setAppearance({ [name]: word })}
          />
          {WORDS[word]}
        </label>
      ))}
    </fieldset>
  )
}
