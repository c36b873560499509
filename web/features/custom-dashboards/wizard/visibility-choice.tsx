import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
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

const CHOICES = ['private', 'link', 'public'] as const

/** Who may see a dashboard, and for a public one why they should. */
export function VisibilityChoice({ values, shared, fault, onChange }: VisibilityChoiceProps) {
  const { text } = useLanguage()
  return (
    <FieldGroup legend={text(message('wizard.who'))}>
      {CHOICES.map((visibility) => (
        <Row key={visibility} as="label" gap={10} align="start" reach={32}>
          <Tick
            type="radio"
            name="visibility"
            checked={values.visibility === visibility}
            onChange={() => onChange({ visibility })}
          />
          <span>
            <Text as="span" weight={500} line>
              {text(message('wizard.visibility', { who: visibility }))}
            </Text>
            <Text as="span" tone="soft">
              {text(message('wizard.visibility-help', { who: visibility }))}
            </Text>
          </span>
        </Row>
      ))}
      <WhatBecomesOfTheLink before={shared} after={values.visibility} />
      {values.visibility === 'public' && (
        <>
          <TextArea
            label={text(message('document-list.why-public'))}
            help={text(message('document-list.why-help'))}
            rows={3}
            maxLength={FIELDS.reason.longest}
            required
            value={values.reason}
            error={fault}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
          <TextField
            label={text(message('wizard.organization'))}
            {...limitsOf(FIELDS.organization)}
            value={values.organization}
            onChange={({ target }) => onChange({ organization: target.value })}
          />
        </>
      )}
    </FieldGroup>
  )
}
