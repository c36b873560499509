import { SelectField } from '#web/kit/form/field.tsx'
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
  const catalogue = useResource(catalogueResource)
  const documents = useAnswer('GET /document', { query: { kind: 'dashboard' } })
  const own = catalogue.status === 'ready' ? catalogue.value.dashboards : []
  const made = documents.status === 'ready' ? documents.value.data.results : []
  const options = [
    ...own.map(({ name, title }) => ({ value: `/dashboard/${encodeURIComponent(name)}`, label: title })),
    ...made
      .filter(({ visibility, state }) => visibility === 'public' && state === 'approved')
      .map(({ id, title }) => ({ value: `/custom/public/${id}`, label: `${title} (made here)` })),
  ]
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <SelectField
      label="Dashboard"
      help="The update leads to it."
      value={value}
      options={[
        { value: '', label: 'The one that is called as the title says' },
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
