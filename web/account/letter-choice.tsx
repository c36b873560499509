import { LETTER_TIMES, type LetterKind, type LetterTime } from '#domain/account/preferences.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { keepPreferences } from '#web/queries/preferences.ts'
import { PreferencesReady } from './preferences-ready.tsx'

const TIMES: Readonly<Record<LetterTime, string>> = {
  'at-once': 'at once',
  daily: 'once a day',
  never: 'never',
}

interface LetterChoiceProps {
  readonly kind: LetterKind
  readonly label: string
  readonly help?: string
}

/** How often letters of one kind come; chosen, it holds at once. */
export function LetterChoice({ kind, label, help }: LetterChoiceProps) {
  return (
    <PreferencesReady>
      {({ letters }) => (
        <SelectField
          label={label}
          help={help}
          value={letters[kind]}
          options={LETTER_TIMES.map((value) => ({ value, label: TIMES[value] }))}
          onChange={({ currentTarget }) => {
            const time = LETTER_TIMES.find((each) => each === currentTarget.value)
            if (time) void keepPreferences({ letters: { [kind]: time } })
          }}
        />
      )}
    </PreferencesReady>
  )
}
