import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { CUSTOM_DASHBOARD_FIELDS as FIELDS } from '#domain/form/custom-dashboard-fields.ts'
import { SectionOrder } from '#web/controls/section-order.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { FormError, TextArea, TextField } from '#web/kit/form/field.tsx'
import { checkChoice, checkText, limitsOf } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import type { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { DetailsContent } from './details-content.tsx'
import { bodyOf, type DetailsValues, detailsOf } from './details-values.ts'
import { VisibilityChoice } from './visibility-choice.tsx'

interface DetailsFormProps {
  /** Null: a new one. */
  readonly row: CustomDashboardRow | null
  readonly isPrivate: boolean
  readonly catalogue: Catalogue
  /** Takes what is saved now instead of what was typed. */
  readonly onReload?: () => Promise<void>
}

/** The form of a custom dashboard. Saving it leads to the dashboard. */
export function DetailsForm({ row, isPrivate, catalogue, onReload }: DetailsFormProps) {
  const [, navigate] = useLocation()
  // The same attempt sent twice makes one dashboard.
  const [attempt] = useState(() => `${Date.now()}-${Math.random()}`)
  const [isStale, setStale] = useState(false)
  const form = useForm<DetailsValues>({ initialValues: detailsOf(row, isPrivate), validate: RULES })
  const { values, errors, setFieldValue, getInputProps } = form
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (sent) => {
      const { public_id, is_private } = await save(row, attempt, sent)
      await showToast({
        kind: 'success',
        title: is_private ? 'Dashboard saved' : 'Dashboard saved, awaiting approval',
      })
      navigate(`/custom/${is_private ? 'private' : 'public'}/${public_id}`)
    },
    describe: (error: AskError) => {
      setStale(error.code === 'changed-meanwhile')
      return errors.config ? '' : (error.errors.config?.[0] ?? error.message)
    },
  })
  return (
    <Stack as="form" gap={20} onSubmit={onSubmit} noValidate>
      <FormError>{failure}</FormError>
      {isStale && onReload && (
        <Button onClick={() => void onReload()}>Show what is saved now and drop my changes</Button>
      )}
      <TextField
        label="Name"
        {...limitsOf(FIELDS.name_of_dashboard)}
        {...getInputProps('name_of_dashboard')}
      />
      <TextArea
        label="Description"
        rows={3}
        {...limitsOf(FIELDS.description)}
        {...getInputProps('description')}
      />
      <TextField label="Category" {...limitsOf(FIELDS.category)} {...getInputProps('category')} />
      <DetailsContent {...{ catalogue, values, errors }} onChange={form.setValues} />
      <SectionOrder
        order={values.order}
        chosen={new Set(values.sections)}
        error={errors.sections}
        onOrder={(order) => setFieldValue('order', order)}
        onToggle={(slug) => setFieldValue('sections', toggled(values.sections, slug))}
      />
      <VisibilityChoice
        {...{ values, getInputProps }}
        onChange={(next) => setFieldValue('is_private', next)}
      />
      <Row wrap gap={8} justify="end" ruled={16}>
        <LinkButton href="/account#/savedDashboards">Cancel</LinkButton>
        <Button type="submit" kind="primary" disabled={busy}>
          {busy ? 'Saving…' : 'Save dashboard'}
        </Button>
      </Row>
    </Stack>
  )
}

const RULES = {
  name_of_dashboard: checkText(FIELDS.name_of_dashboard),
  indicators: checkChoice(FIELDS.indicators),
  sources: checkChoice(FIELDS.sources),
  sections: checkChoice(FIELDS.sections),
  reason: (reason: string, { is_private }: DetailsValues) =>
    !is_private && reason.trim() === '' ? 'Say why everybody should see it.' : null,
}

async function save(
  row: CustomDashboardRow | null,
  attempt: string,
  values: DetailsValues,
): Promise<CustomDashboardRow> {
  const body = bodyOf(values, row)
  const answer = row
    ? await ask('PATCH /custom-dashboard/{id}', {
        path: { id: row.id },
        body: { ...body, version: row.version },
      })
    : await ask('POST /custom-dashboard', { body: { ...body, id: attempt } })
  return answer.data
}

function toggled(slugs: readonly string[], slug: string): readonly string[] {
  return slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug]
}
