import { useForm } from '@mantine/form'
import { useMemo } from 'react'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import { SITE_DASHBOARD_FIELDS as FIELDS } from '#domain/form/site-dashboard-fields.ts'
import { fillingOf, whyUnfilled } from '#sections/what-fills.ts'
import { SectionOrder } from '#web/controls/section-order.tsx'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError, TextArea, TextField } from '#web/kit/form/field.tsx'
import { limitsOf, useChecks } from '#web/kit/form/field-rules.ts'
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
import { message } from '#domain/message/message.ts'

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
  const checks = useChecks()
  const form = useForm({
    initialValues: dashboardValues(dashboard),
    validate: {
      title: checks.text(FIELDS.title),
      indicators: checks.choice(FIELDS.indicators),
      data_sources: checks.choice(FIELDS.data_sources),
      sections: checks.choice(FIELDS.sections),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      const body = dashboardText(values)
      if (dashboard) {
        const seen = { updated_at: dashboard.updated_at ?? '' }
        await change('PUT /dashboards/{id}', { path: { id: dashboard.id }, body: { ...body, ...seen } })
      } else await change('POST /dashboards', { body })
      await showToast({
        kind: 'success',
        title: dashboard
          ? text(message('dashboard-management.saved'))
          : text(message('dashboard-management.created')),
      })
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
      <RecordsHead
        title={
          dashboard
            ? text(message('manage.edit-named', { name: dashboard.title }))
            : text(message('dashboard-management.create'))
        }
      />
      <Stack as="form" gap={20} widest={860} onSubmit={onSubmit} noValidate>
        <FormError>{failure}</FormError>
        <TextField
          label={text(message('manage.title'))}
          {...limitsOf(FIELDS.title)}
          help={
            dashboard
              ? text(
                  message('dashboard-management.address-stays', { address: `/dashboard/${dashboard.name}` }),
                )
              : text(message('dashboard-management.address-made'))
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
          label={text(message('manage.description'))}
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
          label={text(message('dashboard-management.related'))}
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
          label={text(message('dashboard-management.draft'))}
          help={text(message('dashboard-management.draft-help'))}
          checked={values.visibility === 'private'}
          onChange={(event) =>
            form.setFieldValue('visibility', event.currentTarget.checked ? 'private' : 'public')
          }
        />
        <Row wrap gap={8} justify="end" ruled={16}>
          <Button onClick={backToList}>{text(message('manage.cancel'))}</Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {text(message('dashboard-management.action', { isNew: dashboard ? 'no' : 'yes' }))}
          </Button>
        </Row>
      </Stack>
    </>
  )
}
