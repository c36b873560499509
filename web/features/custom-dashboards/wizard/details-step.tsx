import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { DASHBOARD_CATEGORIES } from '#catalogue/dashboard-categories.ts'
import { CUSTOM_DASHBOARD_FIELDS as FIELDS } from '#domain/form/custom-dashboard-fields.ts'
import { named } from '#domain/message/value.ts'
import { OneOfCatalogue, usePlaceOptions } from '#web/controls/catalogue-pickers.tsx'
import { FieldNote, SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { Stack } from '#web/kit/layout.tsx'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'

/** Step 1: what it is called, and what it is about. */
export function DetailsStep({ catalogue, values, faults, onChange }: StepProps) {
  const { text } = useLanguage()
  const { name, description, category, place } = values
  const places = usePlaceOptions(catalogue)
  const offered =
    category === '' || DASHBOARD_CATEGORIES.includes(category)
      ? DASHBOARD_CATEGORIES
      : [category, ...DASHBOARD_CATEGORIES]
  return (
    <>
      <StepHead title={text(message('wizard.details-title'))} lead={text(message('wizard.details-lead'))} />
      <Stack gap={20} widest={640}>
        <TextField
          label={text(message('wizard.name'))}
          value={name}
          error={faults.name}
          {...limitsOf(FIELDS.name_of_dashboard)}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextArea
          label={text(message('wizard.description'))}
          help={text(message('wizard.description-help'))}
          value={description}
          error={faults.description}
          {...limitsOf(FIELDS.description)}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <div>
          <OneOfCatalogue
            label={text(message('wizard.place'))}
            value={place}
            options={places}
            onChange={(next) => onChange({ place: next })}
          />
          <FieldNote help={text(message('wizard.place-help'))} />
        </div>
        <SelectField
          label={text(message('wizard.category'))}
          optional
          value={category}
          error={faults.category}
          options={[
            { value: '', label: text(message('wizard.none')) },
            ...offered.map((each) => ({ value: each, label: text(named(each)) })),
          ]}
          onChange={({ target }) => onChange({ category: target.value })}
        />
      </Stack>
    </>
  )
}
