import { useForm } from '@mantine/form'
import type { createTag, replaceTag, TagRow } from '#contract/tags/tags.ts'
import { ManyOfCatalogue, useIndicatorOptions } from '#web/controls/catalogue-pickers.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import classes from './tags.module.css'

interface TagFormProps {
  /** Absent: a new one. */
  readonly tag?: TagRow | undefined
  readonly catalogue: Catalogue
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Makes a tag, or changes one. */
export function TagForm({ tag, catalogue, onSaved, onClose }: TagFormProps) {
  const indicatorOptions = useIndicatorOptions(catalogue)
  const form = useForm({
    initialValues: {
      name: tag?.name ?? '',
      category: tag?.category ?? '',
      description: tag?.description ?? '',
      indicators: tag?.indicators ?? [],
    },
    validate: {
      name: (name) => (name.trim() === '' ? 'This field is required' : null),
      indicators: (ids) => (ids.length === 0 ? 'Choose one indicator at least.' : null),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (text) => {
      if (tag) {
        const seen = { updated_at: tag.updated_at ?? '' }
        await ask<typeof replaceTag>('PUT', `/tags/${tag.id}/`, { ...text, ...seen })
      } else await ask<typeof createTag>('POST', '/tags/', text)
      await showToast({ kind: 'success', title: tag ? 'Tag saved' : 'Tag created' })
      onSaved()
      onClose()
    },
  })
  return (
    <Dialog form="centre" title={tag ? 'Edit tag' : 'Create tag'} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <FormError>{failure}</FormError>
        <TextField label="Name" maxLength={60} required {...form.getInputProps('name')} />
        <SelectField
          label="Program area"
          options={[{ value: '', label: 'Several areas' }, ...programAreas(catalogue, tag?.category ?? '')]}
          {...form.getInputProps('category')}
        />
        <TextArea
          label="Description"
          optional
          rows={3}
          maxLength={500}
          {...form.getInputProps('description')}
        />
        <ManyOfCatalogue
          label="Indicators"
          what="indicator"
          limit={500}
          values={form.values.indicators}
          options={indicatorOptions}
          error={form.errors.indicators}
          onChange={(ids) => form.setFieldValue('indicators', [...ids])}
        />
        <div className={classes.foot}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={busy}>
            {tag ? 'Save' : 'Create'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function programAreas({ reference }: Catalogue, own: string) {
  const areas = new Set([...reference.indicators.values()].map(({ programArea }) => programArea))
  if (own !== '') areas.add(own)
  return [...areas].toSorted((a, b) => a.localeCompare(b)).map((area) => ({ value: area, label: area }))
}
