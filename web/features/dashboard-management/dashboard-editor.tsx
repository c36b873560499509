import { useForm } from '@mantine/form'
import { useMemo } from 'react'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import { SITE_DASHBOARD_FIELDS as FIELDS } from '#domain/form/site-dashboard-fields.ts'
import { fillingOf, whyUnfilled } from '#sections/what-fills.ts'
import { SectionOrder } from '#web/controls/section-order.tsx'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError, TextArea, TextField } from '#web/kit/form/field.tsx'
import { checkChoice, checkText, limitsOf } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { change } from '#web/queries/change.ts'
import { CategoryField } from './category-field.tsx'
import { DashboardContent } from './dashboard-content.tsx'
import { dashboardText, dashboardValues } from './dashboard-values.ts'

interface DashboardEditorProps {
  /** Absent: a new one. */
  readonly dashboard?: DashboardRow
  readonly catalogue: Catalogue
  /** Categories that dashboards have. */
  readonly categories: readonly string[]
}

const backToList = () => window.location.assign('#/dashboard')

/** Makes a dashboard, or changes one. */
export function DashboardEditor({ dashboard, catalogue, categories }: DashboardEditorProps) {
  const { text } = useLanguage()
  const form = useForm({
    initialValues: dashboardValues(dashboard),
    validate: {
      title: checkText(FIELDS.title),
      indicators: checkChoice(FIELDS.indicators),
      data_sources: checkChoice(FIELDS.data_sources),
      sections: checkChoice(FIELDS.sections),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      const text = dashboardText(values)
      if (dashboard) {
        const seen = { updated_at: dashboard.updated_at ?? '' }
        await change('PUT /dashboards/{id}', { path: { id: dashboard.id }, body: { ...text, ...seen } })
      } else await change('POST /dashboards', { body: text })
      await showToast({ kind: 'success', title: dashboard ? 'Dashboard saved' : 'Dashboard created' })
      backToList()
    },
  })
  const { values } = form
  const { indicators } = values
  const filling = useMemo(() => fillingOf({ dashboard: { indicators }, catalogue }), [indicators, catalogue])
  const chosen = new Set(values.sections)
  const toggle = (slug: string) =>
    form.setFieldValue(
      'sections',
      chosen.has(slug) ? values.sections.filter((other) => other !== slug) : [...chosen, slug],
    )
  return (
    <>
      <RecordsHead title={dashboard ? `Edit ${dashboard.title}` : 'Create dashboard'} />
      <Stack as="form" gap={20} widest={860} onSubmit={onSubmit} noValidate>
        <FormError>{failure}</FormError>
        <TextField
          label="Title"
          {...limitsOf(FIELDS.title)}
          help={
            dashboard ? `Its address stays /dashboard/${dashboard.name}.` : 'Its address is made from it.'
          }
          {...form.getInputProps('title')}
        />
        <CategoryField
          others={categories}
          error={form.errors.category}
          value={values.category}
          onChange={(category) => form.setFieldValue('category', category)}
        />
        <TextArea
          label="Description"
          rows={2}
          {...limitsOf(FIELDS.description)}
          {...form.getInputProps('description')}
        />
        <DashboardContent
          catalogue={catalogue}
          values={values}
          errors={form.errors}
          onChange={(next) => form.setValues(next)}
        />
        <CheckField
          label="The table of the overview shows related indicators"
          {...form.getInputProps('show_table_related_indicator', { type: 'checkbox' })}
        />
        <SectionOrder
          order={values.order}
          chosen={chosen}
          error={form.errors.sections}
          whyNot={(slug) => {
            const why = indicators.length > 0 ? whyUnfilled(slug, filling) : null
            return why && text(why)
          }}
          onOrder={(order) => form.setFieldValue('order', [...order])}
          onToggle={toggle}
        />
        <CheckField
          label="Draft"
          help="Only administrators see a draft."
          checked={values.visibility === 'private'}
          onChange={(event) =>
            form.setFieldValue('visibility', event.currentTarget.checked ? 'private' : 'public')
          }
        />
        <Row wrap gap={8} justify="end" ruled={16}>
          <Button onClick={backToList}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {dashboard ? 'Save' : 'Create'}
          </Button>
        </Row>
      </Stack>
    </>
  )
}
