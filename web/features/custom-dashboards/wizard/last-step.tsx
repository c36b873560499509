import { useEffect, useRef } from 'react'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { TextArea, TextField } from '#web/kit/form/field.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { VISIBILITY } from './steps.ts'
import { VisibilityChoice } from './visibility-choice.tsx'
import { embeddable } from './wizard-values.ts'
import classes from './wizard.module.css'

/** Step 5: pages of other sites, and who may see it. */
export function LastStep({ values, shared, faults, onChange, slug }: StepProps) {
  const { embeds } = values
  const change = (next: Partial<typeof embeds>) => onChange({ embeds: { ...embeds, ...next } })
  const visibility = useRef<HTMLElement>(null)
  useEffect(() => {
    if (slug === VISIBILITY) visibility.current?.focus()
  }, [slug])
  return (
    <>
      <StepHead
        title="What goes with it, and who may see it?"
        lead="A page of another site is optional. It is shown below the sections."
      />
      <Grid gap={32} className={classes.halves}>
        <Stack as="section" gap={24} aria-label="Pages of other sites">
          <FieldGroup legend="A link">
            <TextField
              label="Address"
              type="url"
              inputMode="url"
              optional
              help="It starts with https://."
              value={embeds.link}
              error={faults.link}
              maxLength={DOCUMENT_LIMITS.address}
              onChange={({ target }) => change({ link: target.value })}
            />
            <TextField
              label="Title"
              optional
              value={embeds.linkTitle}
              maxLength={DOCUMENT_LIMITS.line}
              onChange={({ target }) => change({ linkTitle: target.value })}
            />
          </FieldGroup>
          <FieldGroup legend="A page in a frame">
            <AllowedHosts />
            <TextArea
              label="Address or frame code"
              rows={3}
              optional
              help="Of the code only the address of the page is kept; no script of it runs here."
              value={embeds.frame}
              error={faults.frame}
              maxLength={DOCUMENT_LIMITS.address}
              onChange={({ target }) => change({ frame: target.value })}
              onBlur={() => change({ frame: embeddable(embeds.frame) ?? embeds.frame })}
            />
            <TextField
              label="Title of the page"
              optional
              value={embeds.frameTitle}
              maxLength={DOCUMENT_LIMITS.line}
              onChange={({ target }) => change({ frameTitle: target.value })}
            />
            <TextArea
              label="Description of the page"
              rows={3}
              optional
              value={embeds.frameDescription}
              maxLength={DOCUMENT_LIMITS.description}
              onChange={({ target }) => change({ frameDescription: target.value })}
            />
          </FieldGroup>
        </Stack>
        <Stack as="section" gap={16} ref={visibility} tabIndex={-1} aria-label="Who may see it">
          <VisibilityChoice values={values} shared={shared} fault={faults.reason} onChange={onChange} />
          <Text tone="soft" size={13}>
            You can change it later in “My dashboards”. A change of a public dashboard is looked at again
            before everybody sees it.
          </Text>
        </Stack>
      </Grid>
    </>
  )
}

/** The sites whose pages are shown in a frame; of all others readers get the address. */
function AllowedHosts() {
  const answer = useAnswer('GET /embed-hosts')
  if (answer.status !== 'ready') return null
  const { hosts } = answer.value
  return (
    <Text tone="soft" size={13} breaks>
      {hosts.length === 0
        ? 'Administrators have allowed no site yet: readers get the address as a link.'
        : `Shown in a frame are pages of ${hosts.join(', ')}. Of other sites readers get the address as a link.`}
    </Text>
  )
}
