import { useForm } from '@mantine/form'
import type { TagRow } from '#contract/tags/tags.ts'
import { TAG_FIELDS } from '#domain/form/tag-fields.ts'
import { ManyIndicators } from '#web/controls/catalogue-pickers.tsx'
import { SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { limitsOf, useChecks } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { change } from '#web/queries/change.ts'
import classes from './tags.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface TagFormProps {
  /** Absent: a new one. */
  readonly tag?: TagRow | undefined
  readonly catalogue: Catalogue
  readonly onClose: () => void
}

/** Makes a tag, or changes one. */
export function TagForm({ tag, catalogue, onClose }: TagFormProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const form = useForm({
    initialValues: {
      name: tag?.name ?? '',
      category: tag?.category ?? '',
      description: tag?.description ?? '',
      indicators: tag?.indicators ?? [],
    },
    validate: {
      name: checks.text(TAG_FIELDS.name),
      indicators: checks.choice(TAG_FIELDS.indicators),
    },
  })
  const submission = useSubmission(form, {
    send: async (values) => {
      if (tag) {
        const seen = { updated_at: tag.updated_at ?? '' }
        await change('PUT /tags/{id}', { path: { id: tag.id }, body: { ...values, ...seen } })
      } else await change('POST /tags', { body: values })
      await showToast({
        kind: 'success',
        title: tag ? text(message('tags.saved')) : text(message('tags.created')),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      title={tag ? text(message('tags.edit')) : text(message('tags.create'))}
      action={tag ? text(message('manage.save')) : text(message('tags.create-short'))}
      submission={submission}
      onClose={onClose}
    >
      <TextField
        label={text(message('manage.name'))}
        {...limitsOf(TAG_FIELDS.name)}
        {...form.getInputProps('name')}
      />
      <SelectField
        label={text(message('manage.program-area'))}
        options={[
          { value: '', label: text(message('manage.several-areas')) },
          ...programAreas(catalogue, tag?.category ?? ''),
        ]}
        {...form.getInputProps('category')}
      />
      <TextArea
        label={text(message('manage.description'))}
        rows={3}
        {...limitsOf(TAG_FIELDS.description)}
        {...form.getInputProps('description')}
      />
      <div className={classes.indicators}>
        <ManyIndicators
          catalogue={catalogue}
          limit={TAG_FIELDS.indicators.most}
          values={form.values.indicators}
          error={form.errors.indicators}
          onChange={(ids) => form.setFieldValue('indicators', [...ids])}
        />
      </div>
    </FormDialog>
  )
}

function programAreas({ reference }: Catalogue, own: string) {
  const areas = new Set([...reference.indicators.values()].map(({ programArea }) => programArea))
  if (own !== '') areas.add(own)
  return [...areas].toSorted((a, b) => a.localeCompare(b)).map((area) => ({ value: area, label: area }))
}
