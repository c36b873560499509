import { LETTER_TIMES, type LetterKind, type LetterTime } from '#domain/account/preferences.ts'
import { type Message, message } from '#domain/message/message.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { keepPreferences } from '#web/queries/preferences.ts'
import { PreferencesReady } from './preferences-ready.tsx'
import classes from './settings-part.module.css'

const TIMES: Readonly<Record<LetterTime, Message>> = {
  'at-once': message('security.at-once'),
  daily: message('security.daily'),
  never: message('security.never'),
}

interface LetterChoiceProps {
  readonly kind: LetterKind
  readonly label: string
  readonly help?: string
  /** The words stand beside the choice, in the head of a page. */
  readonly beside?: true
}

/** How often letters of one kind come; chosen, it holds at once. */
export function LetterChoice({ kind, label, help, beside }: LetterChoiceProps) {
  const { text } = useLanguage()
  const timeOf = (time: LetterTime) => text(TIMES[time])
  const keep = ({ currentTarget }: React.ChangeEvent<HTMLSelectElement>) => {
    const time = LETTER_TIMES.find((each) => each === currentTarget.value)
    if (time) void keepPreferences({ letters: { [kind]: time } })
  }
  return (
    <PreferencesReady>
      {({ letters }) =>
        beside ? (
          <Row as="label" gap={8} align="center" tone="soft" size={13}>
            {label}
            <select className={classes.beside} value={letters[kind]} onChange={keep}>
              {LETTER_TIMES.map((value) => (
                <option key={value} value={value}>
                  {timeOf(value)}
                </option>
              ))}
            </select>
          </Row>
        ) : (
          <SelectField
            label={label}
            help={help}
            value={letters[kind]}
            options={LETTER_TIMES.map((value) => ({ value, label: timeOf(value) }))}
            onChange={keep}
          />
        )
      }
    </PreferencesReady>
  )
}
