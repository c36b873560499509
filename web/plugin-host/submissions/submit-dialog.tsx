import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { displayName } from '#domain/account/account.ts'
import { SUBMISSION_FIELDS } from '#domain/form/plugin-fields.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FieldFrame, FormError, TextArea, TextField } from '#web/kit/form/field.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { askAgainAfter } from '#web/queries/change.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { archiveProblem } from './check-archive.ts'
import { CANCELLED, type Sending, sendPlugin } from './send-plugin.ts'
import classes from './submissions.module.css'
import { message } from '#domain/message/message.ts'
import { percentage } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** "Submit a Plugin": who one is, what it does, and the zip file (specification of accounts §2). */
export function SubmitDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  const [done, setDone] = useState(false)
  if (done) {
    return (
      <Dialog form="centre" title={text(message('submitted-plugins.submitted'))} onClose={onClose}>
        <p role="status">{text(message('submitted-plugins.submitted-well'))}</p>
        <Text above={6} tone="soft">
          {text(message('submitted-plugins.submitted-about'))}
        </Text>
        <Row wrap gap={8} justify="end" above={8}>
          <Button kind="primary" data-autofocus="" onClick={onClose}>
            {text(message('manage.close'))}
          </Button>
        </Row>
      </Dialog>
    )
  }
  return (
    <Dialog form="centre" title={text(message('create-plugin.submit'))} onClose={onClose}>
      <SubmitForm onClose={onClose} onSubmitted={() => setDone(true)} />
    </Dialog>
  )
}

interface SubmitFormProps {
  readonly onSubmitted: () => void
  readonly onClose: () => void
}

function SubmitForm({ onSubmitted, onClose }: SubmitFormProps) {
  const { text } = useLanguage()
  const form = useSubmitForm()
  const sending = useRef<Sending | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      const problem = await archiveProblem(values.plugin)
      if (problem) return form.setFieldError('plugin', text(problem))
      sending.current = sendPlugin(formOf(values), setShare)
      try {
        await sending.current.answer
      } finally {
        setShare(null)
      }
      void showToast({
        kind: 'success',
        title: text(message('submitted-plugins.awaiting')),
      })
      onSubmitted()
      await askAgainAfter('POST /plugin-submissions')
    },
    describe: (refusal) => {
      if (refusal.code === CANCELLED) return refusal.message
      const hasFields = Object.keys(refusal.errors).length > 0
      return hasFields
        ? text(message('submitted-plugins.failed-fields'))
        : text(message('submitted-plugins.failed-because', { reason: refusal.message }))
    },
  })
  return (
    <Stack as="form" gap={16} shrinks noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        label={text(message('submitted-plugins.full-name'))}
        autoComplete="name"
        {...form.getInputProps('name')}
      />
      <TextField
        label={text(message('submitted-plugins.email'))}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <TextField
        label={text(message('submitted-plugins.phone'))}
        type="tel"
        autoComplete="tel"
        optional
        {...form.getInputProps('phone')}
      />
      <TextField label={text(message('waiting.purpose'))} optional {...form.getInputProps('purpose')} />
      <TextArea
        label={text(message('manage.description'))}
        rows={3}
        optional
        {...form.getInputProps('description')}
      />
      <FieldFrame
        label={text(message('submitted-plugins.zip-file'))}
        help={text(message('submitted-plugins.zip-help'))}
        error={form.errors.plugin}
      >
        {(attributes) => (
          <input
            type="file"
            accept=".zip,application/zip"
            {...attributes}
            onChange={({ currentTarget: { files } }) => form.setFieldValue('plugin', files?.[0] ?? null)}
          />
        )}
      </FieldFrame>
      {share !== null && <UploadProgress share={share} />}
      <Row wrap gap={8} justify="end" above={8}>
        <Button onClick={() => (busy ? sending.current?.cancel() : onClose())}>
          {text(message('submitted-plugins.cancel', { busy: busy ? 'yes' : 'no' }))}
        </Button>
        <Button type="submit" kind="primary" disabled={busy}>
          {text(message('submitted-plugins.submit', { busy: busy ? 'yes' : 'no' }))}
        </Button>
      </Row>
    </Stack>
  )
}

function UploadProgress({ share }: { readonly share: number }) {
  const { text } = useLanguage()
  const words =
    share < 1
      ? message('submitted-plugins.share-sent', { share: percentage(Math.floor(share * 100)) })
      : message('submitted-plugins.checked')
  return (
    <Row gap={12} align="center" className={classes.progress}>
      <progress max={1} value={share} aria-label={text(message('submitted-plugins.upload'))} />
      <span aria-live="polite">{text(words)}</span>
    </Row>
  )
}

/** Filled in with what the account knows. */
function useSubmitForm() {
  const checks = useChecks()
  const own = useOwnAccount()
  const account = own.status === 'signed-in' ? own.account : null
  const name = account
    ? displayName({ firstName: account.first_name, lastName: account.last_name, username: account.username })
    : ''
  return useForm({
    initialValues: {
      name,
      email: account?.email ?? '',
      phone: '',
      purpose: '',
      description: '',
      plugin: null as File | null,
    },
    validate: {
      name: checks.text(SUBMISSION_FIELDS.name),
      email: checks.email,
      phone: checks.text(SUBMISSION_FIELDS.phone),
      purpose: checks.text(SUBMISSION_FIELDS.purpose),
      description: checks.text(SUBMISSION_FIELDS.description),
    },
  })
}

function formOf({ plugin, ...texts }: ReturnType<typeof useSubmitForm>['values']): FormData {
  const form = new FormData()
  for (const [name, words] of Object.entries(texts)) form.set(name, words)
  if (plugin) form.set('plugin', plugin)
  return form
}
