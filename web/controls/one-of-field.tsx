import type { Message, Value } from '#domain/message/message.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface OneOfFieldProps {
  readonly label: Message
  /** The entry that leaves nothing out; absent: one is always chosen. */
  readonly all?: Message
  readonly value: string | number | null
  readonly options: readonly (readonly [value: string | number, label: Value])[]
  /** By name; otherwise as they are given. */
  readonly sorted?: boolean
  readonly onChange: (value: string) => void
}

/** A filter of a list: one of several things by name, or all of them. */
export function OneOfField({ label, all, value, options, sorted = false, onChange }: OneOfFieldProps) {
  const { text } = useLanguage()
  const named = options.map(([one, name]) => ({ value: String(one), label: capital(text(name, 'name')) }))
  const shown = sorted ? named.toSorted((a, b) => a.label.localeCompare(b.label)) : named
  return (
    <SelectField
      label={text(label)}
      value={value === null ? '' : String(value)}
      options={all ? [{ value: '', label: text(all) }, ...shown] : shown}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** An entry begins with a capital, the word inside a sentence does not. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
