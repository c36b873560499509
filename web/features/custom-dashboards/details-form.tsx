import { useForm } from '@mantine/form'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { DocumentConflict } from '#contract/documents/conflict.ts'
import type { DocumentRow } from '#contract/documents/document.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { CUSTOM_DASHBOARD_FIELDS as FIELDS } from '#domain/form/custom-dashboard-fields.ts'
import { SectionOrder } from '#web/controls/section-order.tsx'
import { conflictOf } from '#web/documents/editor/conflict/conflict-of.ts'
import { Coming } from '#web/kit/coming.tsx'
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
import { bodyOf, type DetailsValues, detailsOf, documentOf, type EditedDashboard } from './details-values.ts'
import { VisibilityChoice } from './visibility-choice.tsx'

const Conflict = lazy(async () => ({
  default: (await import('#web/documents/editor/conflict/conflict.tsx')).Conflict,
}))

interface DetailsFormProps {
  /** Null: a new one. */
  readonly edited: EditedDashboard | null
  /** Of a new one. */
  readonly visibility: DetailsValues['visibility']
  readonly catalogue: Catalogue
}

/** What was to be saved, and what somebody saved meanwhile. */
interface Clash {
  readonly conflict: DocumentConflict
  readonly mine: Document
  readonly values: DetailsValues
}

/** The form of a custom dashboard. Saving it leads to the dashboard. */
export function DetailsForm({ edited, visibility, catalogue }: DetailsFormProps) {
  const [, navigate] = useLocation()
  // The same attempt sent twice makes one dashboard.
  const [attempt] = useState(() => `${Date.now()}-${Math.random()}`)
  const [clash, setClash] = useState<Clash | null>(null)
  const form = useForm<DetailsValues>({ initialValues: detailsOf(edited, visibility), validate: RULES })
  const { values, errors, setFieldValue, getInputProps } = form
  const finish = async ({ id, visibility: seenBy }: DocumentRow) => {
    const isPublic = seenBy === 'public'
    await showToast({
      kind: 'success',
      title: isPublic ? 'Dashboard saved, awaiting approval' : 'Dashboard saved',
    })
    navigate(`/custom/${isPublic ? 'public' : 'private'}/${id}`)
  }
  const send = async (saving: Saving) => {
    try {
      await finish(await save(saving))
    } catch (error) {
      const conflict = conflictOf(error)
      if (!conflict) throw error
      setClash({ conflict, mine: saving.document, values: saving.values })
    }
  }
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: (sent) =>
      send({
        edited,
        attempt,
        document: documentOf(sent, edited?.document ?? EMPTY_DASHBOARD),
        values: sent,
      }),
    describe: ({ errors: named, message }: AskError) => Object.values(named)[0]?.[0] ?? message,
  })
  if (clash && edited) {
    return (
      <Suspense fallback={<Coming />}>
        <Conflict
          key={clash.conflict.version}
          conflict={clash.conflict}
          mine={clash.mine}
          id={edited.summary.id}
          reference={catalogue.reference}
          onSave={(document, version) => {
            const over = { ...edited, summary: { ...edited.summary, version } }
            return send({ edited: over, attempt, document, values: clash.values })
          }}
          onClose={() => setClash(null)}
        />
      </Suspense>
    )
  }
  return (
    <Stack as="form" gap={20} onSubmit={onSubmit} noValidate>
      <FormError>{failure}</FormError>
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
        onChange={(next) => setFieldValue('visibility', next)}
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
  reason: (reason: string, { visibility }: DetailsValues) =>
    visibility === 'public' && reason.trim() === '' ? 'Say why everybody should see it.' : null,
}

interface Saving {
  readonly edited: EditedDashboard | null
  readonly attempt: string
  readonly document: Document
  readonly values: DetailsValues
}

async function save({ edited, attempt, document, values }: Saving): Promise<DocumentRow> {
  const body = bodyOf(values, document)
  const answer = edited
    ? await ask('PATCH /document/{id}', {
        path: { id: edited.summary.id },
        body: { ...body, version: edited.summary.version },
      })
    : await ask('POST /document', { body: { ...body, attempt } })
  return answer.data
}

function toggled(slugs: readonly string[], slug: string): readonly string[] {
  return slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug]
}
