import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { displayName } from '#domain/account/account.ts'
import { emailFault } from '#domain/account/account-fields.ts'
import { SUBMISSION_FIELDS } from '#domain/form/plugin-fields.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FieldFrame, FormError, TextArea, TextField } from '#web/kit/form/field.tsx'
import { checkText } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { askAgainAfter } from '#web/queries/change.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { archiveProblem } from './check-archive.ts'
import { CANCELLED, type Sending, sendPlugin } from './send-plugin.ts'
import classes from './submissions.module.css'

const FAILED = 'There was an error while submitting your plugin'

/** "Submit a Plugin": who one is, what it does, and the zip file (specification of accounts §2). */
export function SubmitDialog({ onClose }: { readonly onClose: () => void }) {
  const [done, setDone] = useState(false)
  if (done) {
    return (
      <Dialog form="centre" title="Plugin submitted" onClose={onClose}>
        <p role="status">Your plugin has been submitted successfully</p>
        <Text above={6} tone="soft">
          A reviewer looks at it. You find its state under Create Plugin.
        </Text>
        <Row wrap gap={8} justify="end" above={8}>
          <Button kind="primary" autoFocus onClick={onClose}>
            Close
          </Button>
        </Row>
      </Dialog>
    )
  }
  return (
    <Dialog form="centre" title="Submit a Plugin" onClose={onClose}>
      <SubmitForm onClose={onClose} onSubmitted={() => setDone(true)} />
    </Dialog>
  )
}

interface SubmitFormProps {
  readonly onSubmitted: () => void
  readonly onClose: () => void
}

function SubmitForm({ onSubmitted, onClose }: SubmitFormProps) {
  const form = useSubmitForm()
  const sending = useRef<Sending | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      const problem = await archiveProblem(values.plugin)
      if (problem) return form.setFieldError('plugin', problem)
      sending.current = sendPlugin(formOf(values), setShare)
      try {
        await sending.current.answer
      } finally {
        setShare(null)
      }
      void showToast({
        kind: 'success',
        title: 'Plugin has been submitted successfully, awaiting approval',
      })
      onSubmitted()
      await askAgainAfter('POST /plugin-submissions')
    },
    describe: ({ code, message, errors }) => {
      if (code === CANCELLED) return message
      return Object.keys(errors).length > 0 ? `${FAILED}. Look at the fields below.` : `${FAILED}. ${message}`
    },
  })
  return (
    <Stack as="form" gap={16} shrinks noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField label="Full Name" autoComplete="name" {...form.getInputProps('name')} />
      <TextField label="Email address" type="email" autoComplete="email" {...form.getInputProps('email')} />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        optional
        {...form.getInputProps('phone')}
      />
      <TextField label="Purpose" optional {...form.getInputProps('purpose')} />
      <TextArea label="Description" rows={3} optional {...form.getInputProps('description')} />
      <FieldFrame label="Zip File" help="At most 2 MB." error={form.errors.plugin}>
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
          {busy ? 'Cancel the upload' : 'Cancel'}
        </Button>
        <Button type="submit" kind="primary" disabled={busy}>
          {busy ? 'Submitting …' : 'Submit'}
        </Button>
      </Row>
    </Stack>
  )
}

function UploadProgress({ share }: { readonly share: number }) {
  const words = share < 1 ? `${Math.floor(share * 100)}% sent` : 'Sent. The file is being checked.'
  return (
    <Row gap={12} align="center" className={classes.progress}>
      <progress max={1} value={share} aria-label="Upload" />
      <span aria-live="polite">{words}</span>
    </Row>
  )
}

/** Filled in with what the account knows. */
function useSubmitForm() {
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
      name: checkText(SUBMISSION_FIELDS.name),
      email: emailFault,
      phone: checkText(SUBMISSION_FIELDS.phone),
      purpose: checkText(SUBMISSION_FIELDS.purpose),
      description: checkText(SUBMISSION_FIELDS.description),
    },
  })
}

function formOf({ plugin, ...texts }: ReturnType<typeof useSubmitForm>['values']): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  if (plugin) form.set('plugin', plugin)
  return form
}
