import { useForm } from '@mantine/form'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import type { createDashboard, replaceDashboard } from '#contract/dashboards/write-dashboard.ts'
import { SectionOrder } from '#web/controls/section-order.tsx'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError, TextArea, TextField } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { DashboardContent } from './dashboard-content.tsx'
import { dashboardText, dashboardValues } from './dashboard-values.ts'
import classes from './dashboards.module.css'

interface DashboardEditorProps {
  /** Absent: a new one. */
  readonly dashboard?: DashboardRow
  readonly catalogue: Catalogue
  readonly reload: () => Promise<void>
}

const backToList = () => window.location.assign('#/dashboard')

/** Makes a dashboard, or changes one. */
export function DashboardEditor({ dashboard, catalogue, reload }: DashboardEditorProps) {
  const form = useForm({
    initialValues: dashboardValues(dashboard),
    validate: {
      title: (title) => (title.trim() === '' ? 'This field is required' : null),
      indicators: (ids) => (ids.length === 0 ? 'Choose one indicator at least.' : null),
      data_sources: (ids) => (ids.length === 0 ? 'Choose one data source at least.' : null),
      sections: (titles) => (titles.length === 0 ? 'Choose one section at least.' : null),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      const text = dashboardText(values)
      if (dashboard) {
        const seen = { updated_at: dashboard.updated_at ?? '' }
        await ask<typeof replaceDashboard>('PUT', `/dashboards/${dashboard.id}/`, { ...text, ...seen })
      } else await ask<typeof createDashboard>('POST', '/dashboards/', text)
      await showToast({ kind: 'success', title: dashboard ? 'Dashboard saved' : 'Dashboard created' })
      backToList()
      await reload()
    },
  })
  const { values } = form
  const chosen = new Set(values.sections)
  const toggle = (title: string) =>
    form.setFieldValue(
      'sections',
      chosen.has(title) ? values.sections.filter((t) => t !== title) : [...chosen, title],
    )
  return (
    <>
      <RecordsHead title={dashboard ? `Edit ${dashboard.title}` : 'Create dashboard'} />
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <FormError>{failure}</FormError>
        <TextField
          label="Title"
          maxLength={120}
          required
          help={
            dashboard ? `Its address stays /dashboard/${dashboard.name}.` : 'Its address is made from it.'
          }
          {...form.getInputProps('title')}
        />
        <TextField
          label="Category"
          optional
          maxLength={80}
          help="The heading under which it stands in the menu of dashboards."
          {...form.getInputProps('category')}
        />
        <TextArea
          label="Description"
          optional
          rows={2}
          maxLength={500}
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
        <div className={classes.foot}>
          <Button onClick={backToList}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {dashboard ? 'Save' : 'Create'}
          </Button>
        </div>
      </form>
    </>
  )
}
