import { useState } from 'react'
import { MENU, OTHER_DASHBOARDS } from '#catalogue/menu.ts'
import { SITE_DASHBOARD_FIELDS as FIELDS } from '#domain/form/site-dashboard-fields.ts'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { SelectField, TextField } from '#web/kit/form/field.tsx'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Stands for a heading that the menu does not have yet; no heading begins so. */
const ANOTHER = ' another'

interface CategoryFieldProps {
  /** Headings that other dashboards brought. */
  readonly others: readonly string[]
  readonly value: string
  readonly error?: React.ReactNode
  readonly onChange: (category: string) => void
}

/** The heading of the menu under which a dashboard stands: one that is there, or another. */
export function CategoryField({ others, value, error, onChange }: CategoryFieldProps) {
  const { text } = useLanguage()
  const headings = [...new Set([...MENU.map(({ title }) => title), ...others])].filter(
    (title) => title !== '' && title !== OTHER_DASHBOARDS,
  )
  const [isAnother, setAnother] = useState(value !== '' && !headings.includes(value))
  return (
    <>
      <SelectField
        label={text(message('dashboard-management.category'))}
        help={text(message('dashboard-management.category-help'))}
        value={isAnother ? ANOTHER : value}
        options={[
          { value: '', label: text(named(OTHER_DASHBOARDS)) },
          ...headings.map((title) => ({ value: title, label: text(named(title)) })),
          { value: ANOTHER, label: text(message('dashboard-management.another')) },
        ]}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value
          setAnother(chosen === ANOTHER)
          onChange(chosen === ANOTHER ? '' : chosen)
        }}
      />
      {isAnother && (
        <TextField
          label={text(message('dashboard-management.new-heading'))}
          {...limitsOf(FIELDS.category)}
          help={text(message('dashboard-management.new-heading-help'))}
          error={error}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  )
}
