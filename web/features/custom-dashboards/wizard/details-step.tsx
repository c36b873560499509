import { CUSTOM_DASHBOARD_FIELDS as FIELDS } from '#domain/form/custom-dashboard-fields.ts'
import { OneOfCatalogue, usePlaceOptions } from '#web/controls/catalogue-pickers.tsx'
import { FieldNote, SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { Stack } from '#web/kit/layout.tsx'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'

/** Categories of the menu; a dashboard of earlier times may have another. */
const CATEGORIES = ['Population', 'Health Outcomes', 'Health Inputs', 'Health Outputs', 'Other']

/** Step 1: what it is called, and what it is about. */
export function DetailsStep({ catalogue, values, faults, onChange }: StepProps) {
  const { name, description, category, place } = values
  const places = usePlaceOptions(catalogue)
  const offered = category === '' || CATEGORIES.includes(category) ? CATEGORIES : [category, ...CATEGORIES]
  return (
    <>
      <StepHead
        title="What is your dashboard called?"
        lead="Readers see the name and the description above the figures, with your name as the author’s."
      />
      <Stack gap={20} widest={640}>
        <TextField
          label="Name"
          value={name}
          error={faults.name}
          {...limitsOf(FIELDS.name_of_dashboard)}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextArea
          label="Description"
          help="What it is for, and for whom."
          value={description}
          error={faults.description}
          {...limitsOf(FIELDS.description)}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <div>
          <OneOfCatalogue
            label="Place"
            value={place}
            options={places}
            onChange={(next) => onChange({ place: next })}
          />
          <FieldNote help="Your dashboard opens with it; readers can choose another." />
        </div>
        <SelectField
          label="Category"
          optional
          value={category}
          error={faults.category}
          options={[{ value: '', label: 'None' }, ...offered.map((each) => ({ value: each, label: each }))]}
          onChange={({ target }) => onChange({ category: target.value })}
        />
      </Stack>
    </>
  )
}
