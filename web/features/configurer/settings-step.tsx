import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { FieldFrame } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { StepProps } from './front-fields.ts'

interface Option {
  readonly value: string
  readonly label: string
}

/** Step 4: what the product opens with, and what it leaves out. */
export function SettingsStep({ front, onChange, catalogue }: StepProps & { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const dashboards = catalogue.dashboards.map(({ name, title }) => ({
    value: name,
    label: text(named(title)),
  }))
  const sections = OFFERED_SECTIONS.map(({ slug, title }) => ({ value: slug, label: text(title) }))
  const { locations, sources } = catalogue.reference
  const places = [...locations.values()].map(({ id, name }) => ({ value: String(id), label: name }))
  const known = [...sources.values()].map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Stack gap={20} above={8}>
      <Text tone="soft" size={16}>
        {text(message('configurer.settings-lead'))}
      </Text>
      <Choice
        label={text(message('configurer.first-dashboard'))}
        options={dashboards.filter(({ value }) => !front.hidden_dashboards.includes(value))}
        value={front.dashboard}
        onChoose={(dashboard) => onChange({ dashboard })}
      />
      <Choice
        label={text(message('configurer.first-place'))}
        options={places}
        value={front.place === null ? null : String(front.place)}
        onChoose={(place) => onChange({ place: place === null ? null : Number(place) })}
      />
      <Choice
        label={text(message('configurer.first-source'))}
        options={known.toSorted((a, b) => a.label.localeCompare(b.label))}
        value={front.source === null ? null : String(front.source)}
        onChoose={(source) => onChange({ source: source === null ? null : Number(source) })}
      />
      <Shown
        legend={text(message('configurer.shown-dashboards'))}
        options={dashboards}
        hidden={front.hidden_dashboards}
        fixed={front.dashboard}
        onChange={(hidden_dashboards) => onChange({ hidden_dashboards })}
      />
      <Shown
        legend={text(message('configurer.shown-sections'))}
        options={sections}
        hidden={front.hidden_sections}
        fixed={null}
        onChange={(hidden_sections) => onChange({ hidden_sections })}
      />
      <Text tone="faint" size={13}>
        {text(message('configurer.hidden-open'))}
      </Text>
    </Stack>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly options: readonly Option[]
  readonly value: string | null
  readonly onChoose: (value: string | null) => void
}

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  const { text } = useLanguage()
  return (
    <FieldFrame label={label}>
      {(attributes) => (
        <select
          {...attributes}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
        >
          <option value="">{text(message('configurer.usual'))}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

interface ShownProps {
  readonly legend: string
  readonly options: readonly Option[]
  readonly hidden: readonly string[]
  /** What cannot be left out: it opens first. */
  readonly fixed: string | null
  readonly onChange: (hidden: string[]) => void
}

function Shown({ legend, options, hidden, fixed, onChange }: ShownProps) {
  return (
    <Stack as="fieldset" gap={6}>
      <Text as="legend" weight={500} below={4}>
        {legend}
      </Text>
      {options.map(({ value, label }) => (
        <Row key={value} as="label" gap={8} align="center" reach={32}>
          <input
            type="checkbox"
            checked={!hidden.includes(value)}
            disabled={value === fixed}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? hidden.filter((name) => name !== value) : [...hidden, value])
            }
          />
          {label}
        </Row>
      ))}
    </Stack>
  )
}
