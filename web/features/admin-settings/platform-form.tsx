import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { PlatformSettingsAnswer } from '#contract/admin/platform-settings.ts'
import { OUTSIDE_NAMES } from '#catalogue/special-dashboards/special-dashboards.ts'
import { handleFault, PLATFORM_NOTICE, replyFault } from '#domain/form/platform-fields.ts'
import { roleName, STAFF_ROLES, type StaffRole } from '#domain/account/role.ts'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError, TextArea, TextField } from '#web/kit/form/field.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { addressesFault, addressesIn, addressLines, hostsFault, hostsIn } from './platform-lists.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface PlatformFormProps {
  readonly settings: PlatformSettingsAnswer
  /** Takes what is stored now in place of what was typed. */
  readonly onReload: () => void
}

/** Who may register, who needs a second step, a notice for everybody, and which sites documents may show. Nothing acts before SAVE. */
export function PlatformForm({ settings, onReload }: PlatformFormProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const say = (fault: Value | null) => fault && text(fault)
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
      notice: checks.text(PLATFORM_NOTICE),
      x_handle: (typed) => checks.words(handleFault(typed.trim())),
      reply_address: (typed) => checks.words(replyFault(typed.trim())),
      embed_hosts: (typed) => say(hostsFault(hostsIn(typed))),
      outside_dashboards: (typed) => say(addressesFault(addressesIn(typed), OUTSIDE_NAMES)),
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
      void showToast({ kind: 'success', title: text(message('platform.saved')) })
    },
    describe: (refusal) => {
      setOutdated(refusal.code === 'changed-meanwhile')
      return text(message('platform.not-saved', { reason: refusal.message }))
    },
  })
  const roles = form.getValues().second_factor_roles
  const withRole = (role: StaffRole, on: boolean) =>
    STAFF_ROLES.filter((candidate) => (candidate === role ? on : roles.includes(candidate)))
  return (
    <Stack as="form" gap={20} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      {outdated && <Button onClick={onReload}>{text(message('platform.load-present'))}</Button>}
      <CheckField
        label={text(message('platform.registration'))}
        help={text(message('platform.registration-help'))}
        {...form.getInputProps('registration_open', { type: 'checkbox' })}
      />
      <CheckField
        label={text(message('platform.phrasing'))}
        help={text(message('platform.phrasing-help'))}
        {...form.getInputProps('phrasing_open', { type: 'checkbox' })}
      />
      <Stack as="fieldset" gap={10}>
        <Text as="legend" weight={500}>
          {text(message('platform.second-step'))}
        </Text>
        <Text tone="faint" size={13}>
          {text(message('platform.second-step-help'))}
        </Text>
        {STAFF_ROLES.map((role) => (
          <CheckField
            key={role}
            label={text(message('platform.role-plural', { role: roleName(role) }))}
            checked={roles.includes(role)}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue('second_factor_roles', withRole(role, checked))
            }
          />
        ))}
        <FormError>{form.errors.second_factor_roles}</FormError>
      </Stack>
      <TextArea
        label={text(message('platform.notice'))}
        optional
        rows={2}
        help={text(message('platform.notice-help', { longest: String(PLATFORM_NOTICE.longest) }))}
        {...form.getInputProps('notice')}
      />
      <TextField
        label={text(message('platform.reply'))}
        type="email"
        optional
        help={text(message('platform.reply-help'))}
        {...form.getInputProps('reply_address')}
      />
      <TextField
        label={text(message('platform.x-handle'))}
        optional
        help={text(message('platform.x-help'))}
        {...form.getInputProps('x_handle')}
      />
      <TextArea
        label={text(message('platform.hosts'))}
        optional
        rows={3}
        help={text(message('platform.hosts-help'))}
        {...form.getInputProps('embed_hosts')}
      />
      <TextArea
        label={text(message('platform.outside'))}
        optional
        rows={3}
        help={text(message('platform.outside-help', { tabs: listOf(OUTSIDE_NAMES, 'none') }))}
        {...form.getInputProps('outside_dashboards')}
      />
      <Row wrap gap={8}>
        <Button disabled={busy} onClick={() => form.reset()}>
          {text(message('platform.cancel'))}
        </Button>
        <Button type="submit" kind="primary" disabled={busy || !form.isDirty()}>
          {busy ? text(message('platform.saving')) : text(message('platform.save'))}
        </Button>
      </Row>
    </Stack>
  )
}
