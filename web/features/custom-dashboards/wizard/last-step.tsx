import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { listOf } from '#domain/message/value.ts'
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
  const { text } = useLanguage()
  const { embeds } = values
  const change = (next: Partial<typeof embeds>) => onChange({ embeds: { ...embeds, ...next } })
  const visibility = useRef<HTMLElement>(null)
  useEffect(() => {
    if (slug === VISIBILITY) visibility.current?.focus()
  }, [slug])
  return (
    <>
      <StepHead title={text(message('wizard.last-title'))} lead={text(message('wizard.last-lead'))} />
      <Grid gap={32} className={classes.halves}>
        <Stack as="section" gap={24} aria-label={text(message('wizard.other-sites'))}>
          <FieldGroup legend={text(message('wizard.a-link'))}>
            <TextField
              label={text(message('wizard.address'))}
              type="url"
              inputMode="url"
              optional
              help={text(message('wizard.address-help'))}
              value={embeds.link}
              error={faults.link}
              maxLength={DOCUMENT_LIMITS.address}
              onChange={({ target }) => change({ link: target.value })}
            />
            <TextField
              label={text(message('wizard.title'))}
              optional
              value={embeds.linkTitle}
              maxLength={DOCUMENT_LIMITS.line}
              onChange={({ target }) => change({ linkTitle: target.value })}
            />
          </FieldGroup>
          <FieldGroup legend={text(message('wizard.a-frame'))}>
            <AllowedHosts />
            <TextArea
              label={text(message('wizard.frame'))}
              rows={3}
              optional
              help={text(message('wizard.frame-help'))}
              value={embeds.frame}
              error={faults.frame}
              maxLength={DOCUMENT_LIMITS.address}
              onChange={({ target }) => change({ frame: target.value })}
              onBlur={() => change({ frame: embeddable(embeds.frame) ?? embeds.frame })}
            />
            <TextField
              label={text(message('wizard.frame-title'))}
              optional
              value={embeds.frameTitle}
              maxLength={DOCUMENT_LIMITS.line}
              onChange={({ target }) => change({ frameTitle: target.value })}
            />
            <TextArea
              label={text(message('wizard.frame-description'))}
              rows={3}
              optional
              value={embeds.frameDescription}
              maxLength={DOCUMENT_LIMITS.description}
              onChange={({ target }) => change({ frameDescription: target.value })}
            />
          </FieldGroup>
        </Stack>
        <Stack as="section" gap={16} ref={visibility} tabIndex={-1} aria-label={text(message('wizard.who'))}>
          <VisibilityChoice values={values} shared={shared} fault={faults.reason} onChange={onChange} />
          <Text tone="soft" size={13}>
            {text(message('wizard.who-later'))}
          </Text>
        </Stack>
      </Grid>
    </>
  )
}

/** The sites whose pages are shown in a frame; of all others readers get the address. */
function AllowedHosts() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /embed-hosts')
  if (answer.status !== 'ready') return null
  const { hosts } = answer.value
  return (
    <Text tone="soft" size={13} breaks>
      {text(
        hosts.length === 0
          ? message('wizard.no-hosts')
          : message('wizard.hosts', { hosts: listOf(hosts, 'none') }),
      )}
    </Text>
  )
}
