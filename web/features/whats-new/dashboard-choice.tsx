import { message } from '#domain/message/message.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useResource } from '#web/queries/use-resource.ts'

interface DashboardChoiceProps {
  /** The path of a dashboard; empty: none is chosen. */
  readonly value: string
  readonly onChoose: (address: string, title: string) => void
}

/** Which dashboard an update is about: one of the site, or one of somebody that was approved for everybody. */
export function DashboardChoice({ value, onChoose }: DashboardChoiceProps) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  const documents = useAnswer('GET /document', { query: { kind: 'dashboard' } })
  const own = catalogue.status === 'ready' ? catalogue.value.dashboards : []
  const made = documents.status === 'ready' ? documents.value.data.results : []
  const options = [
    ...own.map(({ name, title }) => ({ value: `/dashboard/${encodeURIComponent(name)}`, label: title })),
    ...made
      .filter(({ visibility, state }) => visibility === 'public' && state === 'approved')
      .map(({ id, title }) => ({
        value: `/custom/public/${id}`,
        label: text(message('updates.made-here', { title })),
      })),
  ]
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <SelectField
      label={text(message('updates.dashboard'))}
      help={text(message('updates.dashboard-help'))}
      value={value}
      options={[
        { value: '', label: text(message('updates.as-titled')) },
        ...(known ? [] : [{ value, label: value }]),
        ...options,
      ]}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value)
        onChoose(currentTarget.value, chosen?.label ?? '')
      }}
    />
  )
}
