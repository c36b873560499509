import { CUSTOM_DASHBOARD_FIELDS as FIELDS } from '#domain/form/custom-dashboard-fields.ts'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { TextArea, TextField } from '#web/kit/form/field.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { WhatBecomesOfTheLink } from '#web/documents/list/what-becomes-of-the-link.tsx'
import type { SharedAs } from './draft.ts'
import type { WizardValues } from './wizard-values.ts'

interface VisibilityChoiceProps {
  readonly values: WizardValues
  /** As readers have it now; null: nobody has it yet. */
  readonly shared: SharedAs | null
  /** What is wrong with the reason. */
  readonly fault: string | undefined
  readonly onChange: (values: Partial<WizardValues>) => void
}

const CHOICES = [
  { visibility: 'private', label: 'Private', help: 'Only you, when you are signed in. This is the default.' },
  {
    visibility: 'link',
    label: 'By link',
    help: 'Whoever has its address can open it. It is in no list.',
  },
  {
    visibility: 'public',
    label: 'Public',
    help: 'Everybody can open it once a moderator or an administrator has approved it. Each change of it is looked at again.',
  },
] as const

/** Who may see a dashboard, and for a public one why they should. */
export function VisibilityChoice({ values, shared, fault, onChange }: VisibilityChoiceProps) {
  return (
    <FieldGroup legend="Who may see it">
      {CHOICES.map(({ visibility, label, help }) => (
        <Row key={label} as="label" gap={10} align="start" reach={32}>
          <Tick
            type="radio"
            name="visibility"
            checked={values.visibility === visibility}
            onChange={() => onChange({ visibility })}
          />
          <span>
            <Text as="span" weight={500} line>
              {label}
            </Text>
            <Text as="span" tone="soft">
              {help}
            </Text>
          </span>
        </Row>
      ))}
      <WhatBecomesOfTheLink before={shared} after={values.visibility} />
      {values.visibility === 'public' && (
        <>
          <TextArea
            label="Why should it be public?"
            help="Those who decide read it."
            rows={3}
            maxLength={FIELDS.reason.longest}
            required
            value={values.reason}
            error={fault}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
          <TextField
            label="Organization"
            {...limitsOf(FIELDS.organization)}
            value={values.organization}
            onChange={({ target }) => onChange({ organization: target.value })}
          />
        </>
      )}
    </FieldGroup>
  )
}
