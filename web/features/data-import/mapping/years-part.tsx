import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import type { Mapping } from '#exchange/mapping/mapping.ts'
import type { Proposals } from '#exchange/mapping/propose.ts'
import { TextField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { withYear } from './map-names.ts'

/** Months that are named in the label of the field. */
const NAMED = 3

interface YearsPartProps {
  readonly periods: Proposals['periods']
  readonly onChange: React.Dispatch<React.SetStateAction<Mapping>>
}

/** The year of the months, quarters or weeks of a file that names none: a field, where there are such. */
export function YearsPart({ periods, onChange }: YearsPartProps) {
  const { text } = useLanguage()
  const [year, setYear] = useState('')
  const parts = periods.filter(({ proposal }) => proposal === 'no-year')
  if (parts.length === 0) return null
  const names = parts.slice(0, NAMED).map(({ key }) => key)
  return (
    <TextField
      label={text(message('mapping.year'))}
      help={text(
        message('mapping.year-help', {
          parts: parts.length > NAMED ? `${names.join(', ')}, …` : names.join(', '),
        }),
      )}
      inputMode="numeric"
      maxLength={4}
      value={year}
      onChange={({ currentTarget: { value } }) => {
        setYear(value)
        onChange((before) => withYear(before, periods, value.trim()))
      }}
    />
  )
}
