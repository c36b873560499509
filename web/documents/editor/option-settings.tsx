import { message } from '#domain/message/message.ts'
import type { Kind } from '#charts/kind/define-kind.ts'
import type { KindOption } from '#charts/kind/option.ts'
import { closedView, type TemplateView } from '#domain/document/blocks/view-field.ts'
import { CheckField, SelectField } from '#web/kit/form/field.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface OptionSettingsProps {
  readonly view: TemplateView
  readonly kind: Kind
  readonly onView: (view: TemplateView) => void
}

/** The choices inside a figure that are yes or no, or one of a few words, as its kind offers them. */
export function OptionSettings({ view, kind, onView }: OptionSettingsProps) {
  const { text } = useLanguage()
  const closed = closedView(view)
  const offered = Object.entries(kind.options).filter(
    ([, option]) => isOffered(option) && (closed === null || option.offer.shown?.(closed) !== false),
  )
  if (offered.length === 0) return null
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...options } = view.options
    onView({ ...view, options: value === undefined ? options : { ...options, [name]: value } })
  }
  return (
    <FieldGroup legend={text(message('canvas.show'))}>
      {offered.map(([name, option]) => (
        <OneOption
          key={name}
          option={option}
          value={view.options[name] ?? option.offer.standard}
          onChange={(value) => set(name, value)}
        />
      ))}
    </FieldGroup>
  )
}

function isOffered({ offer, accepts }: KindOption<unknown>): boolean {
  return offer.choices !== undefined || accepts(true)
}

interface OneOptionProps {
  readonly option: KindOption<unknown>
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function OneOption({ option: { offer }, value, onChange }: OneOptionProps) {
  const { text } = useLanguage()
  const { choices } = offer
  if (choices === undefined) {
    return (
      <CheckField
        label={text(offer.label)}
        checked={value === true}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
    )
  }
  const at = choices.findIndex(([each]) => each === value)
  const words = choices.map(([, label], index) => ({ value: String(index), label: text(label) }))
  return (
    <SelectField
      label={text(offer.label)}
      value={at < 0 ? '' : String(at)}
      options={at < 0 ? [{ value: '', label: text(message('canvas.as-figures')) }, ...words] : words}
      onChange={({ currentTarget }) => onChange(choices[Number(currentTarget.value || -1)]?.[0])}
    />
  )
}
