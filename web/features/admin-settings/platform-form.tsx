import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { PlatformSettingsAnswer } from '#contract/admin/platform-settings.ts'
import { OUTSIDE_NAMES } from '#catalogue/special-dashboards/special-dashboards.ts'
import { handleFault, PLATFORM_NOTICE, replyFault } from '#domain/form/platform-fields.ts'
import { roleLabel, STAFF_ROLES, type StaffRole } from '#domain/account/role.ts'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError, TextArea, TextField } from '#web/kit/form/field.tsx'
import { checkText } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { addressesFault, addressesIn, addressLines, hostsFault, hostsIn } from './platform-lists.ts'

interface PlatformFormProps {
  readonly settings: PlatformSettingsAnswer
  /** Takes what is stored now in place of what was typed. */
  readonly onReload: () => void
}

/** Who may register, who needs a second step, a notice for everybody, and which sites documents may show. Nothing acts before SAVE. */
export function PlatformForm({ settings, onReload }: PlatformFormProps) {
  const [outdated, setOutdated] = useState(false)
  const { registration_open, notice, version } = settings
  const form = useForm({
    initialValues: {
      registration_open,
      notice,
      second_factor_roles: [...settings.second_factor_roles],
      phrasing_open: settings.phrasing_open ?? true,
      x_handle: settings.x_handle ?? '',
      reply_address: settings.reply_address ?? '',
      embed_hosts: settings.embed_hosts.join('\n'),
      outside_dashboards: addressLines(settings.outside_dashboards ?? {}),
    },
    validate: {
      notice: checkText(PLATFORM_NOTICE),
      x_handle: (text) => handleFault(text.trim()),
      reply_address: (text) => replyFault(text.trim()),
      embed_hosts: (text) => hostsFault(hostsIn(text)),
      outside_dashboards: (text) => addressesFault(addressesIn(text), OUTSIDE_NAMES),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      const body = {
        ...values,
        embed_hosts: [...hostsIn(values.embed_hosts)],
        outside_dashboards: addressesIn(values.outside_dashboards),
        version,
      }
      await change('PUT /admin/settings', { body })
      void showToast({ kind: 'success', title: 'Settings saved successfully!' })
    },
    describe: ({ code, message }) => {
      setOutdated(code === 'changed-meanwhile')
      return `The settings were not saved. ${message}`
    },
  })
  const roles = form.getValues().second_factor_roles
  const withRole = (role: StaffRole, on: boolean) =>
    STAFF_ROLES.filter((candidate) => (candidate === role ? on : roles.includes(candidate)))
  return (
    <Stack as="form" gap={20} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      {outdated && <Button onClick={onReload}>Load the present settings</Button>}
      <CheckField
        label="Anybody may create an account"
        help="When this is off, only administrators add users."
        {...form.getInputProps('registration_open', { type: 'checkbox' })}
      />
      <CheckField
        label="A language model may phrase answers of the assistant"
        help="Only where one is configured (ASSISTANT_URL). Numbers, places and sources are never its own; what it gets wrong is not shown."
        {...form.getInputProps('phrasing_open', { type: 'checkbox' })}
      />
      <Stack as="fieldset" gap={10}>
        <Text as="legend" weight={500}>
          Second step at sign-in is required for
        </Text>
        <Text tone="faint" size={13}>
          Until they set it up, people of these roles have the rights of a user only.
        </Text>
        {STAFF_ROLES.map((role) => (
          <CheckField
            key={role}
            label={`${roleLabel(role)}s`}
            checked={roles.includes(role)}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue('second_factor_roles', withRole(role, checked))
            }
          />
        ))}
        <FormError>{form.errors.second_factor_roles}</FormError>
      </Stack>
      <TextArea
        label="Notice on top of every page"
        optional
        rows={2}
        help={`Plain text, ${PLATFORM_NOTICE.longest} characters at most. Readers see it with the next page they load; empty it to take it away.`}
        {...form.getInputProps('notice')}
      />
      <TextField
        label="Where answers to letters go"
        type="email"
        optional
        help="An e-mail address. Without one, an answer to what somebody sent in can be replied to whoever wrote it."
        {...form.getInputProps('reply_address')}
      />
      <TextField
        label="Name of the site at X (Twitter)"
        optional
        help="Without the @. Links shared there name it; without one they name nobody."
        {...form.getInputProps('x_handle')}
      />
      <TextArea
        label="Sites that documents may show"
        optional
        rows={3}
        help="One host in a line, such as datawrapper.dwcdn.net. A page of another site stays a link; one of these is shown once a reader asks for it."
        {...form.getInputProps('embed_hosts')}
      />
      <TextArea
        label="Dashboards of other sites"
        optional
        rows={3}
        help={`The name of a tab, a space and an https address in a line, such as ncdc https://ncdc.gov.ng. A link stands below our own figures on that page; where its host is named above, also a frame that opens after a click. Tabs: ${OUTSIDE_NAMES.join(', ')}.`}
        {...form.getInputProps('outside_dashboards')}
      />
      <Row wrap gap={8}>
        <Button disabled={busy} onClick={() => form.reset()}>
          CANCEL
        </Button>
        <Button type="submit" kind="primary" disabled={busy || !form.isDirty()}>
          {busy ? 'SAVING …' : 'SAVE'}
        </Button>
      </Row>
    </Stack>
  )
}
